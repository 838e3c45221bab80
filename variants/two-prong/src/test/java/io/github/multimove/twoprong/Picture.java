package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Drawn;
import java.util.List;

/** Reads positions that are drawn, one row a rank, {@code .} for an empty square, and asks about their turns. */
final class Picture {
    private Picture() {}

    /** Returns the position drawn, with the rest of its text as in FEN. */
    static Position of(RuleSet rules, String rest, String picture) {
        return Drawn.position(rules, rest, picture);
    }

    static List<String> turns(Position position) {
        return Drawn.turns(position);
    }

    static Position play(Position position, String turn) {
        return Drawn.play(position, turn);
    }

    /** Asserts that a turn is refused by a rule, in a sentence. */
    static void refuses(Position position, String turn, Rule rule, String sentence) {
        assertThat(turns(position)).doesNotContain(turn);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> position.ruleSet().parseTurn(position, turn))
                .withMessage(turn + ": " + sentence)
                .satisfies(e -> assertThat(e.rule()).isEqualTo(rule));
    }
}
