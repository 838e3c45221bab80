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
        return """

                `multimove check --keys`, in Java `VariantFile.keys()`, prints every key with its values and what they mean: Betza notation, initial
                moves, castling and several royal pieces, too. Keys of Fairy-Stockfish that are not read are refused, unless their value changes nothing. Multimove alone
                reads these of base games:

                %s

                and these of turns:

                %s
                """.formatted(names(Sort.OWN), names(Sort.TURN));
    }

    private static String names(Sort sort) {
        return KeysInWords.entries(sort).values().stream()
                .map(KeysInWords::joined)
                .collect(Collectors.joining(", "));
    }
}
