package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.files.Key.Sort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The guide's page on variant files has the examples as they are tested, and a reference of keys made from the code. Run with
 * {@code -Dmultimove.write=true} the test writes the reference into the page.
 */
final class KeysPageTest {
    private static final Path PAGE = Path.of("../../src-docs/guide/variant-files.md");

    @Test
    void theReferenceIsThatOfTheCode() throws IOException {
        String page = Files.readString(PAGE);
        String start = "## Every key\n";
        int at = page.indexOf(start);
        assertThat(at).isPositive();
        if (Boolean.getBoolean("multimove.write")) {
            Files.writeString(PAGE, page.substring(0, at) + start + reference());
            page = Files.readString(PAGE);
        }
        assertThat(page.substring(at)).isEqualTo(start + reference());
    }

    @Test
    void theExamplesAreThoseThatAreCounted() throws IOException {
        String page = Files.readString(PAGE);
        for (String file : List.of("examples.ini", "more-series.ini")) {
            for (String section : VariantFileTest.resource(file).split("\n\n", -1)) {
                assertThat(page).contains(section.strip());
            }
        }
    }

    private static String reference() {
        StringBuilder out = new StringBuilder();
        out.append("\nKeys that Fairy-Stockfish reads as well, in the order in which they take effect:\n\n");
        table(out, Sort.SHARED);
        out.append("\nKeys of base games that Multimove alone reads:\n\n");
        table(out, Sort.OWN);
        out.append("\nKeys for turns, which Multimove alone reads:\n\n");
        table(out, Sort.TURN);
        out.append("\nAccepted and not looked at: ").append(names(Sort.LOOKS)).append(".\n");
        out.append("\nAccepted with a warning, since they do not change the turns of a position: ")
                .append(names(Sort.NOT_APPLIED))
                .append(".\n");
        out.append("\nRefused, unless the value is the one that changes nothing:\n\n| what | keys |\n|---|---|\n");
        Map<String, List<String>> refused = new LinkedHashMap<>();
        for (Key key : Keys.all()) {
            if (key.sort() == Sort.UNSUPPORTED) {
                refused.computeIfAbsent(key.meaning(), meaning -> new ArrayList<>())
                        .add("`" + key.name() + " = " + key.grammar() + "`");
            }
        }
        refused.forEach((meaning, keys) -> out.append("| ")
                .append(meaning)
                .append(" | ")
                .append(String.join(", ", keys))
                .append(" |\n"));
        return out.toString();
    }

    private static void table(StringBuilder out, Sort sort) {
        out.append("| key | value | meaning |\n|---|---|---|\n");
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (Key key : Keys.all()) {
            if (key.sort() == sort) {
                String name = key.name()
                        .replaceAll("^customPiece[0-9]+$", "customPiece1 ... customPiece25")
                        .replaceAll(
                                "^mobilityRegion(White|Black).+$", "mobilityRegion$1King (Pawn, ... CustomPiece25)");
                List<String> names =
                        rows.computeIfAbsent(key.grammar() + " | " + key.meaning(), row -> new ArrayList<>());
                if (!names.contains("`" + name + "`")) {
                    names.add("`" + name + "`");
                }
            }
        }
        rows.forEach((row, names) -> out.append("| ")
                .append(String.join(", ", names))
                .append(" | ")
                .append(row.replace("`|`", "`&#124;`"))
                .append(" |\n"));
    }

    private static String names(Sort sort) {
        return Keys.all().stream()
                .filter(key -> key.sort() == sort)
                .map(key -> "`" + key.name() + "`")
                .collect(Collectors.joining(", "));
    }
}
