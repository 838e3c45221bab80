package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every example that Javadoc, README or the guide shows is a region of a compiled file of this module.
 *
 * <p>Javadoc names a region as {@code {@snippet class="…" region="…"}} or {@code {@snippet file="…" region="…"}}. In
 * README and the guide the line {@code <!-- snippet file="…" region="…" -->} stands before a fenced block that repeats
 * the region.
 */
class SnippetsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path EXAMPLES = ROOT.resolve("src-docs/src/main/java");
    private static final Path TESTS = ROOT.resolve("src-docs/src/test/java");
    private static final Pattern SNIPPET = Pattern.compile("\\{@snippet\\s+([^}]*)}");
    private static final Pattern FENCE =
            Pattern.compile("<!-- snippet ([^>]*) -->\\s*```java\\n(.*?)\\n```", Pattern.DOTALL);
    private static final Pattern ATTRIBUTE = Pattern.compile("(\\w+)\\s*=\\s*[\"']([^\"']*)[\"']");

    @Test
    void everySnippetOfJavadocIsARegionOfACompiledFile() {
        List<String> broken = new ArrayList<>();
        for (Path source : librarySources()) {
            Matcher snippet = SNIPPET.matcher(read(source));
            while (snippet.find()) {
                if (region(snippet.group(1)).isEmpty()) {
                    broken.add(ROOT.relativize(source) + ": " + snippet.group());
                }
            }
        }
        assertThat(broken).as("snippets without a region").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyExampleOfAPageRepeatsARegionOfACompiledFile(Path page) {
        Matcher fence = FENCE.matcher(read(page));
        while (fence.find()) {
            assertThat(region(fence.group(1))).as(fence.group(1)).contains(fence.group(2));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyJavaBlockOfAPageNamesItsRegion(Path page) {
        String text = read(page);
        long blocks = text.lines().filter(line -> line.startsWith("```java")).count();
        assertThat(FENCE.matcher(text).results().count()).isEqualTo(blocks);
    }

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("src-docs/guide"))) {
            List<Path> pages =
                    new ArrayList<>(files.filter(file -> file.toString().endsWith(".md"))
                            .sorted()
                            .toList());
            pages.add(0, ROOT.resolve("README.md"));
            return pages.stream();
        }
    }

    private static List<Path> librarySources() {
        try (Stream<Path> files = Files.walk(ROOT)) {
            String sources = Path.of("src/main/java").toString();
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> ROOT.relativize(file).toString().contains(sources))
                    .filter(file -> !file.startsWith(EXAMPLES))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of the region that the attributes name, without their common indent; empty if there is none. */
    private static Optional<String> region(String attributes) {
        String name = attribute(attributes, "file")
                .or(() -> attribute(attributes, "class").map(type -> type.replace('.', '/') + ".java"))
                .orElse("no file and no class named");
        Path main = EXAMPLES.resolve(name);
        Path file = Files.isRegularFile(main) ? main : TESTS.resolve(name);
        Optional<String> region = attribute(attributes, "region");
        if (region.isEmpty() || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Pattern lines = Pattern.compile(
                "// @start region=[\"']?" + Pattern.quote(region.get()) + "[\"']?\\s*?\\n(.*?)\\n?[^\\n]*// @end",
                Pattern.DOTALL);
        Matcher matcher = lines.matcher(read(file));
        return matcher.find() ? Optional.of(matcher.group(1).stripIndent().strip()) : Optional.empty();
    }

    private static Optional<String> attribute(String attributes, String name) {
        Matcher matcher = ATTRIBUTE.matcher(attributes);
        while (matcher.find()) {
            if (matcher.group(1).equals(name)) {
                return Optional.of(matcher.group(2));
            }
        }
        return Optional.empty();
    }

    private static String read(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
