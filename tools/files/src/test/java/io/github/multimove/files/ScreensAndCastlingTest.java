package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
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
        for (String name : file.names()) {
            RuleSet rules = file.ruleSet(name);
            for (long seed = 0; seed < Budget.of(1, 2); seed++) {
                for (Position position : RandomPlay.game(rules, seed, Budget.of(1, 6))) {
                    Laws.all(position, seed);
                }
            }
        }
        assertThat(file.warnings()).isEmpty();
    }
}
