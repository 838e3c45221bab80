package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide's page on variant files has the examples as they are tested, and the words on keys have every key. */
final class KeysPageTest {
    private static final Path PAGE = Path.of("../../src-docs/guide/variant-files.md");

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
}
