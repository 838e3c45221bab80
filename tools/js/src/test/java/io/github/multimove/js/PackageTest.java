package io.github.multimove.js;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The npm package under node, which the system property {@code node} names: the same answers as on the JVM. */
@Execution(ExecutionMode.CONCURRENT)
class PackageTest {
    private static final Path PACKAGE = Path.of("target/npm");
    private static final Path SCRIPTS = Path.of("src/test/js");
    private static final Pattern EXAMPLE = Pattern.compile("```js\n(.*?)```", Pattern.DOTALL);

    private static String node(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(System.getProperty("node", "node")));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        return process.waitFor() == 0 ? said.strip() : "exit code " + process.exitValue() + ": " + said;
    }

    /** Whether this node has WebAssembly with garbage collection; Node 22 and later have. */
    private static boolean hasWebAssembly() throws IOException, InterruptedException {
        return Integer.parseInt(node(List.of("-p", "process.versions.node.split('.')[0]"))) >= 22;
    }

    private static void compare(String engine, int each) throws IOException, InterruptedException {
        Path file = Path.of("target", "fingerprints-" + engine + ".txt");
        int positions = Fingerprints.write(file, each);
        assertThat(positions).isGreaterThanOrEqualTo(each * Fingerprints.ids().size());
        assertThat(node(List.of(
                        SCRIPTS.resolve("fingerprints.js").toString(), PACKAGE.toString(), file.toString(), engine)))
                .isEqualTo(positions + " positions compared, 0 different, " + engine);
    }

    @Test
    @Tag("budget")
    void javaScriptAnswersAsTheJvmDoes() throws IOException, InterruptedException {
        compare("javascript", Budget.of(3, 8));
    }

    @Test
    @Tag("budget")
    void webAssemblyAnswersAsTheJvmDoes() throws IOException, InterruptedException {
        assumeTrue(hasWebAssembly(), "NOT RUN: node 22 or later");
        compare("webassembly", Budget.of(20, 100));
    }

    @Test
    void everyDeclaredCallIsAnswered() throws IOException, InterruptedException {
        assertThat(node(List.of(SCRIPTS.resolve("calls.js").toString(), PACKAGE.toString(), "javascript")))
                .isEqualTo("all calls answered");
    }

    @Test
    void everyDeclaredCallIsAnsweredByWebAssembly() throws IOException, InterruptedException {
        assumeTrue(hasWebAssembly(), "NOT RUN: node 22 or later");
        assertThat(node(List.of(SCRIPTS.resolve("calls.js").toString(), PACKAGE.toString(), "webassembly")))
                .isEqualTo("all calls answered");
    }

    @Test
    void theLinesOfTheReadmePrintWhatTheySay() throws IOException, InterruptedException {
        Matcher example = EXAMPLE.matcher(Files.readString(Path.of("README.md")));
        assertThat(example.find()).isTrue();
        Path folder = Path.of("target/readme");
        Path installed = folder.resolve("node_modules/multimove");
        Files.createDirectories(installed);
        try (var files = Files.list(PACKAGE)) {
            for (Path file : files.toList()) {
                Files.copy(
                        file, installed.resolve(file.getFileName()), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Path script = Files.writeString(folder.resolve("readme.mjs"), example.group(1));
        String expected = example.group(1)
                .lines()
                .filter(line -> line.startsWith("console.log"))
                .map(line -> line.substring(line.indexOf(" // ") + 4))
                .collect(Collectors.joining("\n"));
        assertThat(node(List.of(script.toString()))).isEqualTo(expected);
    }
}
