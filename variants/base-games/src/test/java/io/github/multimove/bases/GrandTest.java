package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;

/** What rules/base-games.md says of Grand Chess, point by point. */
class GrandTest {
    private static final String CHECK_BY_A_PAWN = "1k8/P9/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1";

    @Test
    void pawnCapturesTheKingAndStaysAPawnWhereThatWins() {
        RuleSet capture = RuleSet.of("grand-capture", Grand.game(), TurnStructure.one(), RoyalRule.capture());
        Position position = capture.position(CHECK_BY_A_PAWN.replace(" b ", " w "));
        Position won = capture.play(position, capture.parseTurn(position, "a9b10"));
        assertThat(won).hasToString("1P8/10/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1");
        assertThat(capture.outcome(won)).contains(Outcome.win(Side.WHITE, Outcome.Reason.KING_CAPTURED));
        assertThat(capture.legalTurns(won)).isEmpty();
        assertThat(capture.position(won.toString())).isEqualTo(won);
    }
}
