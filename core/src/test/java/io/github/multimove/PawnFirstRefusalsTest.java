package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import org.junit.jupiter.api.Test;

/** Why a pawn's move is refused where another piece may follow, must follow, or may not: the reasons are not confused. */
class PawnFirstRefusalsTest {
    /** The pawn on d2 stands between the king and a queen. */
    private static final String PINNED = "rnb1kbnr/pp1ppppp/8/q1p5/8/1P6/P1PPPPPP/RNBQKBNR w KQkq - 0 2";

    private static Position pinned(Step.Duty second) {
        Series turn = Series.of(
                        Step.move().pawns().safe().duty(Step.Duty.IF_POSSIBLE),
                        Step.move().others().safe().duty(second))
                .next(Series.Next.ANOTHER);
        return RuleSet.of("march", Orthodox.game(), turn).position(PINNED);
    }

    @Test
    void aPinnedPawnIsRefusedBecauseOfTheKingWhereNoPieceHasToFollow() {
        Position position = pinned(Step.Duty.OPTIONAL);
        assertThat(position.refusal("e2e4")).isEmpty();
        for (String text : new String[] {"d2d4", "d2d3"}) {
            Refusal refusal = position.refusal(text).orElseThrow();
            assertThat(refusal.rule()).as(text).isEqualTo(Refusal.Rule.ROYAL_LEFT_ATTACKED);
        }
        assertThat(position.refusal("b1c3").map(Refusal::rule)).contains(Refusal.Rule.STRUCTURE);
    }

    /** In check by the rook no pawn's move is safe, so that another piece may begin. */
    @Test
    void noPawnIsBoundToMoveFirstWhereNoneMaySafely() {
        Position check = pinned(Step.Duty.OPTIONAL)
                .ruleSet()
                .position("rnq1kb1r/3p1p2/1p3P1p/p3P3/2b2p2/P1N1B3/6P1/R2rKBNR w KQkq - 0 12");
        assertThat(check.refusal("a1d1")).isEmpty();
        assertThat(check.constraints()).noneMatch(bond -> bond instanceof ConstraintKinds.PawnFirst);
        Position array = check.ruleSet().initialPosition();
        assertThat(array.constraints()).anyMatch(bond -> bond instanceof ConstraintKinds.PawnFirst);
    }

    @Test
    void aPawnAloneIsRefusedBecauseSomebodyHasToFollow() {
        Position position = pinned(Step.Duty.IF_POSSIBLE);
        assertThat(position.refusal("e2e4").orElseThrow().sentence())
                .startsWith("move 2 of this turn has to be a move of a piece other than a pawn, such as ");
        assertThat(position.refusal("e2e4,d1e2")).isEmpty();
    }
}
