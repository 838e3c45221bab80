package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.Budget;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces that need a screen, and castling where the king could step, by itself and under turns of several moves. */
final class ScreensAndCastlingTest {
    @ParameterizedTest
    @ValueSource(strings = {"screens.ini", "castling.ini"})
    @Tag("budget")
    void theLawsHold(String resource) throws IOException {
        VariantFile file = VariantFile.read(VariantFileTest.resource(resource));
        VariantFileTest.theLawsHold(file, Budget.of(5, 1), 1, Budget.of(1, 2));
        assertThat(file.warnings()).isEmpty();
    }
}
