package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An example prints what the comments {@code // -> …} beside its print statements say, in that order. */
@Isolated
class PrintedExamplesTest {
    private static final Path EXAMPLES = Path.of("src/main/java/io/github/multimove/docs");
    private static final Pattern SAYS = Pattern.compile("// -> (.*)$", Pattern.MULTILINE);

    /** An example with a main method, but for the tour. */
    static Stream<String> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files
                    .filter(file ->
                            file.toString().endsWith(".java") && read(file).contains("Prints what its lines say"))
                    .map(file -> file.getFileName().toString().replace(".java", ""))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void printsWhatItsLinesSay(String name) throws ReflectiveOperationException {
        List<String> printed = run(name).lines().toList();
        String source = read(EXAMPLES.resolve(name + ".java"));
        List<String> said =
                SAYS.matcher(source).results().map(says -> says.group(1)).toList();
        assertThat(said).isNotEmpty();
        assertThat(printed).containsSubsequence(said);
    }

    private static String run(String name) throws ReflectiveOperationException {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            Class.forName("io.github.multimove.docs." + name)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
