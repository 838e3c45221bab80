package io.github.multimove.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comments cite of the rules pages ({@code rules/PAGE.md, POINT}) stands there. */
class RuleCitationsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path RULES = Path.of("rules");
    private static final Pattern NUMBERED = Pattern.compile("^(\\d+)\\. ", Pattern.MULTILINE);

    @Test
    void everyCitationOfASourceLeadsToAPageAndItsPoint() throws IOException {
        Citations citations = new Citations(anchors());
        for (Path source : sources()) {
            for (String comment : Comments.of(Files.readString(source))) {
                citations.read(ROOT.relativize(source).toString(), comment);
            }
        }
        assertThat(citations.broken()).isEmpty();
        assertThat(citations.count()).as("citations found").isGreaterThan(150);
        assertThat(citations.points()).as("points found").isGreaterThan(90);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rules/twins.md states it. More.",
                "(rules/twins.md, 3b).",
                "see rules/twins.md, 3c and 3d",
                "(rules/twins.md, 1 and Variations)",
                "(rules/twins.md, variations, order=sequential): text",
                "rules/common.md, Check, the one definition; text",
                "rules/notation.md, Turns: coordinate form, Positions 4.",
                "(rules/notation.md, Turns). Algebraic form is read",
                "rules/notation.md, rules/twins.md and rules/common.md say so, and more"
            })
    void citationOfWhatIsThereIsAccepted(String comment) throws IOException {
        Citations citations = new Citations(anchors());
        citations.read("here", comment);
        assertThat(citations.broken()).isEmpty();
        assertThat(citations.count()).isPositive();
    }

    @Test
    void wrongPagesAndPointsAreFound() throws IOException {
        Citations citations = new Citations(anchors());
        citations.read("a", "(rules/twin.md, 3b)");
        citations.read("b", "(rules/twins.md, 3e)");
        citations.read("c", "(rules/twins.md, 5)");
        citations.read("d", "(rules/twins.md, 1 and 9)");
        citations.read("e", "rules/twins.md, Castling in words");
        citations.read("f", "rules/twins.md, on boards");
        citations.read("g", "rules/twins.md, 3bc");
        assertThat(citations.broken())
                .containsExactly(
                        "a: rules/twin.md: no such page",
                        "b: rules/twins.md: no such point: 3e)",
                        "c: rules/twins.md: no such point: 5)",
                        "d: rules/twins.md: no such point: 9)",
                        "e: rules/twins.md: expected the end of the citation, found in words",
                        "f: rules/twins.md: no such point: on boards",
                        "g: rules/twins.md: no such point: 3bc");
    }

    @Test
    void citationsStandInCommentsAndNotInStrings() {
        assertThat(Comments.of("""
                        /** Javadoc ({@code rules/twins.md},
                         * 3b). */
                        String a = "// rules/none.md", b = "https://x"; // one
                            // two
                        char c = '"'; /* `three` */
                        """)).containsExactly("Javadoc (rules/twins.md, 3b).", "one two", "three");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyNumberedPointOfARulesPageIsAnAnchor(Path file) throws IOException {
        String text = Files.readString(file);
        Set<String> anchors = Set.copyOf(Page.read("page", text).anchors());
        List<String> points =
                NUMBERED.matcher(text).results().map(number -> number.group(1)).toList();
        String before = file.endsWith("notation.md") ? "positions-" : "";
        assertThat(points).allSatisfy(point -> assertThat(anchors).contains(before + point));
    }

    static List<Path> rules() throws IOException {
        try (Stream<Path> files = Files.list(RULES)) {
            return files.sorted().toList();
        }
    }

    private static Map<String, Set<String>> anchors() throws IOException {
        Map<String, Set<String>> anchors = new TreeMap<>();
        for (Path file : rules()) {
            String name = file.getFileName().toString().replaceFirst("\\.md$", "");
            anchors.put(
                    name, new HashSet<>(Page.read(name, Files.readString(file)).anchors()));
        }
        return anchors;
    }

    private static Set<Path> sources() {
        Pattern java = Pattern.compile(".*/src/(?:main|test)/java/.*\\.java");
        Path itself = Path.of("src-docs/src/test/java/io/github/multimove/docs/guide");
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> java.matcher(file.toString()).matches())
                    .filter(file -> !ROOT.relativize(file).startsWith(itself))
                    .filter(file -> !ROOT.relativize(file).toString().contains("target/"))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
