package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.files.Key.Sort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The guide's page on variant files has the examples as they are tested, and a list of keys made from the code. Run with
 * {@code -Dmultimove.write=true} the test writes the list into the page.
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
        List<String> counted = new ArrayList<>();
        for (String file : List.of("examples.ini", "more-series.ini")) {
            counted.addAll(List.of(VariantFileTest.resource(file).strip().split("\n\n", -1)));
        }
        List<String> shown = Pattern.compile("```ini\n(.*?)\n```", Pattern.DOTALL)
                .matcher(Files.readString(PAGE))
                .results()
                .flatMap(block -> Stream.of(block.group(1).split("\n\n", -1)))
                .toList();
        assertThat(shown).hasSizeGreaterThanOrEqualTo(8).isSubsetOf(counted);
    }

    @Test
    void everyKeyIsInTheWords() {
        String words = VariantFile.keys();
        assertThat(Keys.all())
                .hasSizeGreaterThan(150)
                .filteredOn(key -> !key.name().matches("(customPiece|mobilityRegion).*|.*(White|Black)"))
                .allSatisfy(key -> assertThat(words).contains("`" + key.name()));
    }

    private static String reference() {
        StringBuilder out = new StringBuilder("""

                `multimove check --keys`, in Java `VariantFile.keys()`, prints every key with its values and what they mean: Betza notation, initial
                moves, castling and several royal pieces, too. Fairy-Stockfish reads these as well:

                """);
        out.append("- pieces, with their moves: ")
                .append(KeysInWords.pieces(Sort.SHARED))
                .append("\n");
        out.append("- ")
                .append(KeysInWords.entries(Sort.SHARED).values().stream()
                        .map(KeysInWords::joined)
                        .collect(Collectors.joining(", ")))
                .append("\n\nMultimove alone reads these of base games:\n\n");
        KeysInWords.entries(Sort.OWN)
                .forEach((entry, names) -> out.append("- ")
                        .append(KeysInWords.joined(names))
                        .append(entry.substring(entry.indexOf("): ") + 1))
                        .append("\n"));
        out.append("\nand these of turns:\n\n");
        KeysInWords.entries(Sort.TURN)
                .forEach((entry, names) -> out.append("- ")
                        .append(KeysInWords.joined(names))
                        .append(" ")
                        .append(entry)
                        .append("\n"));
        return out.append("\nRefused, unless the value changes nothing, are keys of ")
                .append(Keys.all().stream()
                        .filter(key -> key.sort() == Sort.UNSUPPORTED)
                        .map(Key::meaning)
                        .distinct()
                        .collect(Collectors.joining("; ")))
                .append(".\n")
                .toString();
    }
}
