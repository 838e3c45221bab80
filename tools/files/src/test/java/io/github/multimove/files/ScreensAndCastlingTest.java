package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.List;
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
        List<String> names = file.names();
        for (int i = 0; i < names.size(); i += Budget.of(3, 1)) {
            RuleSet rules = file.ruleSet(names.get(i));
            for (long seed = 0; seed < Budget.of(1, 2); seed++) {
                for (Position position : RandomPlay.game(rules, seed, Budget.of(1, 6))) {
                    Laws.all(position, seed);
                }
            }
        }
        assertThat(file.warnings()).isEmpty();
    }
}
