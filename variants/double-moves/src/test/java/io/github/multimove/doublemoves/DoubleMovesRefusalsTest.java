package io.github.multimove.doublemoves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks. */
class DoubleMovesRefusalsTest {
    private static void refuses(RuleSet rules, String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void goingOnAfterTheKingHasBeenCaptured() {
        refuses(Doublemove.rules(), "4k3/8/8/8/8/8/4Q3/K7 w - - 0 9", "e2e8,a1b1", Rule.STRUCTURE);
    }

    @Test
    void aSecondSubMoveOfExtraMoveThatCapturesOrIsByTheSamePiece() {
        RuleSet rules = ExtraMove.rules();
        refuses(rules, "4k3/8/8/8/8/p7/1P6/K7 w - - 0 9", "a1b1,b2a3", Rule.STRUCTURE);
        refuses(rules, "4k3/8/8/8/8/p7/1P6/K7 w - - 0 9", "b2b3,b3b4", Rule.STRUCTURE);
        refuses(rules, "4k3/8/8/8/8/p7/1P6/K7 w - - 0 9", "b2b4", Rule.STRUCTURE);
    }

    @Test
    void oneSubMoveOfTwoMoveThatDoesNothing() {
        refuses(TwoMove.rules(), "4k3/8/8/8/8/8/8/K6R w - - 0 12 -", "h1h7", Rule.STRUCTURE);
        refuses(TwoMove.rules(), "4k3/8/8/8/8/8/8/K6R w - - 0 12 -", "h1h8,a1b1", Rule.STRUCTURE);
        refuses(TwoMove.rules(), "4k3/8/8/8/8/8/8/K6R w - - 0 12 r", "h1h7,a1b1", Rule.STRUCTURE);
    }

    @Test
    void aPieceOfAnotherKindOrTheSamePiece() {
        refuses(TwoFisted.rules(), "4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9", "b2b4,e1d1", Rule.STRUCTURE);
        refuses(TwoFisted.rules(), "4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9", "b2b3,b3b4", Rule.STRUCTURE);
        refuses(Bennekom.rules(), "4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9", "b2b3,e2e3", Rule.STRUCTURE);
    }
}
