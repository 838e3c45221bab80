package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Comparisons;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Twinmove over the published base games: both paths agree, check is what the opponent's turns say, games end. */
class TwinmoveCrossingsTest {
    @Tag("budget")
    @ParameterizedTest
    @ValueSource(strings = {"grand", "double-king", "raumschach", "dragonchess"})
    void gamesArePlayedOverEveryPublishedBase(String base) {
        RuleSet rules = Twinmove.over(RuleSets.baseGame(base));
        Random random = new Random(61);
        int captures = 0;
        for (int game = 0; game < Budget.of(1, 4); game++) {
            Position position = rules.initialPosition();
            for (int i = 0; i < 400; i++) {
                LegalTurns turns = rules.legalTurns(position);
                if (turns.isEmpty()) {
                    break;
                }
                if (i % Budget.of(80, 20) == 0 && turns.count() < 4_000) {
                    Comparisons.fastWithReference(position, random.nextLong());
                    CheckByTurns.agrees(position);
                }
                position = rules.play(position, turns.uniform(random));
                assertThat(rules.position(position.toString())).isEqualTo(position);
            }
            captures += rules.outcome(position)
                            .map(Outcome::reason)
                            .filter(Outcome.Reason.KING_CAPTURED::equals)
                            .isPresent()
                    ? 1
                    : 0;
        }
        assertThat(captures).isGreaterThanOrEqualTo(Budget.of(0, 1));
    }
}
