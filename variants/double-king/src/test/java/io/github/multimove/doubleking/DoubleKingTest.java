package io.github.multimove.doubleking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;

/** Double checkmate where a game over this board is won by capture (rules/double-king.md). */
class DoubleKingTest {
    @Test
    void doubleCheckmateIsToldAndEndsNothingWhereTheGameIsWonByCapture() {
        String text = "N7n1/7S2/1P3R4/1S5k1P/6S3/4Pp3P/7N1k/R2K2K1SR b - - 5 20";
        RuleSet capture = RuleSet.of(
                "capture",
                DoubleKing.options().scoreDoubleCheckmate(true).game(),
                TurnStructure.one(),
                RoyalRule.capture());
        assertThat(capture.isDoubleCheckmate(capture.position(text))).isTrue();
        assertThat(capture.outcome(capture.position(text))).isEmpty();
    }
}
