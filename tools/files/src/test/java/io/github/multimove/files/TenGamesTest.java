package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.Budget;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games that text defines in twelve lines or fewer keep the laws of the published ones. */
final class TenGamesTest {
    @Test
    @Tag("budget")
    void theLawsHold() throws IOException {
        VariantFile file = VariantFile.read(VariantFileTest.resource("ten.ini"));
        assertThat(file.names()).hasSize(10);
        VariantFileTest.theLawsHold(file, 1, 1, Budget.of(1, 2));
    }

    @Test
    void theirSectionsAreShort() throws IOException {
        for (String section : VariantFileTest.resource("ten.ini").split("\n\n", -1)) {
            assertThat(section.lines().filter(line -> !line.isBlank())).hasSizeLessThanOrEqualTo(12);
        }
    }
}
