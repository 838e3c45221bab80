package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rules/base-games.md says of Raumschach, point by point. */
class RaumschachTest {
    private static final RuleSet RULES = Raumschach.rules();
    private static final String EMPTY = "5/5/5/5/5";
    private static final String KING = "5/5/5/5/2K2";

    private static List<String> turnsFrom(RuleSet rules, String position, String square) {
        return rules.legalTurns(rules.position(position)).stream()
                .map(Turn::toString)
                .filter(turn -> turn.startsWith(square))
                .toList();
    }

    @Test
    void pawnPromotesOnTheLastRankOfTheLastLevelOnlyAndMust() {
        String ahead = String.join("|", "n4/1P2k/5/5/5", "3P1/5/5/5/5", EMPTY, EMPTY, KING) + " w - - 0 9";
        assertThat(turnsFrom(RULES, ahead, "Eb4"))
                .containsExactly(
                        "Eb4-Ea5b",
                        "Eb4-Ea5n",
                        "Eb4-Ea5q",
                        "Eb4-Ea5r",
                        "Eb4-Ea5u",
                        "Eb4-Eb5b",
                        "Eb4-Eb5n",
                        "Eb4-Eb5q",
                        "Eb4-Eb5r",
                        "Eb4-Eb5u");
    }

    @Test
    void pawnBelowItsLastLevelGoesUpToPromote() {
        String below = String.join("|", "k4/5/5/5/5", "3P1/5/5/5/5", EMPTY, EMPTY, KING) + " w - - 0 9";
        assertThat(turnsFrom(RULES, below, "Dd5"))
                .containsExactly("Dd5-Ed5b", "Dd5-Ed5n", "Dd5-Ed5q", "Dd5-Ed5r", "Dd5-Ed5u");
        String black = String.join("|", "2k2/5/5/5/5", EMPTY, EMPTY, "5/5/5/5/3p1", "5/5/5/5/K4") + " b - - 0 9";
        assertThat(turnsFrom(RULES, black, "Bd1")).hasSize(5).allMatch(turn -> turn.startsWith("Bd1-Ad1"));
    }

    @Test
    void pawnCapturesForwardAndUpAtOnceExceptWithFourCaptures() {
        String text = String.join("|", "2k2/5/5/5/5", "5/2P2/5/5/5", EMPTY, EMPTY, KING) + " b - - 0 50";
        assertThat(RULES.isCheck(RULES.position(text))).isTrue();
        RuleSet four =
                Raumschach.options().pawnCaptures(Raumschach.PawnCaptures.FOUR).rules();
        assertThat(four.isCheck(four.position(text))).isFalse();
    }

    @Test
    void arraysDifferOnBlacksLevelD() {
        assertThat(RULES.initialPosition().toString()).contains("|ubqub/ppppp/");
        assertThat(Raumschach.options()
                        .array(Raumschach.Array.CVP)
                        .rules()
                        .initialPosition()
                        .toString())
                .contains("|buqbu/ppppp/");
    }

    @Test
    void stalemateIsADraw() {
        Position position =
                RULES.position(String.join("|", "k4/5/1Q3/5/5", "5/5/5/5/1R3", EMPTY, EMPTY, KING) + " b - - 0 50");
        assertThat(RULES.isCheckmate(position)).isFalse();
        assertThat(RULES.isCheck(position)).isFalse();
    }
}
