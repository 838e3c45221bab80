package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.EnPassant;
import org.junit.jupiter.api.Test;

/** Sentences about series that were composed freely say what their steps ask for, place by place. */
class ComposedRefusalSentencesTest {
    private static final Step STEP = Step.move();
    private static final String ARRAY = Orthodox.rules().initialPosition().toString();

    private static void says(Series series, String position, String turn, String sentence) {
        RuleSet rules = RuleSet.of("composed", Orthodox.game(), series, RoyalRule.capture());
        assertThat(rules.position(position).refusal(turn).orElseThrow().sentence())
                .isEqualTo(sentence);
    }

    @Test
    void aFirstMoveMayNotCapture() {
        says(
                Series.of(STEP.quiet(), STEP),
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 9",
                "e4d5",
                "as move 1 of this turn the piece on e4 may not capture");
        says(
                Series.of(STEP.enPassant(EnPassant.NEVER), STEP),
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9",
                "e5d6",
                "as move 1 of this turn the piece on e5 may not capture en passant");
    }

    @Test
    void aDoubleStepIsRefusedInItsPlace() {
        Series none = Series.of(STEP.noDoubleStep(), STEP.noDoubleStep());
        says(none, ARRAY, "g1f3,e2e4", "as move 2 of this turn the piece on e2 may not make a double step");
    }

    @Test
    void theStepThatIsMissingIsNamed() {
        Series piecesFirst = Series.of(STEP.others(), STEP.pawns());
        String other = "move 1 of this turn has to be a move of a piece other than a pawn, such as b1a3";
        says(piecesFirst, ARRAY, "e2e4", other);
        says(piecesFirst, ARRAY, "e2e4,g1f3", other);
        says(piecesFirst, ARRAY, "g1f3", "move 2 of this turn has to be a pawn move, such as a2a3");
        Series pawns = Series.of(STEP.pawns(), STEP.pawns());
        says(pawns, ARRAY, "e2e4", "move 2 of this turn has to be a pawn move, such as a2a3");
        says(pawns, ARRAY, "e2e4,g1f3", "move 2 of this turn has to be a pawn move, such as a2a3");
        says(
                Series.of(
                        STEP.quiet().pawns().duty(Duty.IF_POSSIBLE),
                        STEP.quiet().others(),
                        STEP.others()),
                "4k3/8/3p4/3P4/4N3/8/8/4K3 w - - 0 9",
                "e1e2",
                "move 2 of this turn has to be a move of a piece other than a pawn, such as e2d1");
    }
}
