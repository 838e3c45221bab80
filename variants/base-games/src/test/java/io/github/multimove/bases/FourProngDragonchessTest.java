package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The inventor's own experiment: counted, decided and drawn from without listing the turns. */
class FourProngDragonchessTest {
    private static final long TURNS_FROM_THE_ARRAY = 1_957_130;
    private static final RuleSet RULES = RuleSets.of("two-prong[base=dragonchess,prongs=4]");
    private static final Position ARRAY =
            RULES.position(RULES.initialPosition().toString().replace(" 0 1", " 0 2"));

    @Timeout(20)
    @Test
    void arrayIsCountedDecidedAndDrawnFromWithoutListing() {
        LegalTurns turns = RULES.legalTurns(ARRAY);
        assertThat(turns.count()).isEqualTo(TURNS_FROM_THE_ARRAY);
        assertThat(RULES.isCheckmate(ARRAY)).isFalse();
        assertThat(RULES.isStalemate(ARRAY)).isFalse();
        Random random = new Random(4);
        for (int i = 0; i < 20; i++) {
            Turn turn = turns.uniform(random);
            assertThat(turns.contains(Turn.of(turn.subMoves()))).isTrue();
        }
        assertThat(turns.at(TURNS_FROM_THE_ARRAY - 1)).hasToString("3k2-3l3");
    }
}
