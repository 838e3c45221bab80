package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;

/** What a player is told to do now, from the structure of the turn and what has been entered. */
class InstructionTest {
    private static final String OPEN = "4k3/8/8/8/8/8/P7/R3K2R w - - 0 5";

    private static String says(TurnStructure structure, String position, String entered) {
        RuleSet rules = RuleSet.of("test", Orthodox.game(), structure, RoyalRule.lastRoyal());
        return rules.position(position).begin(entered).instruction();
    }

    @Test
    void setsSayHowManyPiecesMayStillMove() {
        assertThat(says(TurnStructure.one(), OPEN, "")).isEqualTo("Move a piece.");
        assertThat(says(TurnStructure.one(), OPEN, "a2a3")).isEqualTo("The turn is complete.");
        assertThat(says(TurnStructure.upTo(2), OPEN, "")).isEqualTo("Move one piece or two.");
        assertThat(says(TurnStructure.upTo(2), OPEN, "a2a3")).isEqualTo("Move one more piece, or end the turn.");
        assertThat(says(TurnStructure.upTo(4), OPEN, "")).isEqualTo("Move up to 4 pieces.");
        assertThat(says(TurnStructure.upTo(4), OPEN, "a2a3")).isEqualTo("Move up to 3 more pieces, or end the turn.");
        assertThat(says(TurnStructure.upTo(2), OPEN, "a2a3,h1h2")).isEqualTo("The turn is complete.");
    }

    @Test
    void seriesSayWhichSubMoveOfHowManyAndWhatEndsTheTurn() {
        Series series = Series.repeat(Length.of(3), Step.move(), Step.move().duty(Step.Duty.IF_POSSIBLE))
                .on(Closing.ENDS, Event.CHECK);
        assertThat(says(series, OPEN, "")).isEqualTo("Sub-move 1 of 3: move a piece. A check ends the turn.");
        assertThat(says(series, OPEN, "a2a3")).isEqualTo("Sub-move 2 of 3: move a piece. A check ends the turn.");
        assertThat(says(series, OPEN, "a2a3,a3a4")).isEqualTo("Sub-move 3 of 3: move a piece.");
        assertThat(says(series, OPEN, "a2a3,h1h8"))
                .isEqualTo("The turn is complete after sub-move 2 of 3: a check ends it.");
        assertThat(says(series, OPEN, "a2a3,a3a4,h1h8")).isEqualTo("The turn is complete.");
    }

    @Test
    void seriesSayWhoMovesNext() {
        Step later = Step.move().duty(Step.Duty.OPTIONAL);
        Series two = Series.repeat(Length.of(2), Step.move(), later);
        String quiet = "4k3/8/8/8/8/8/P7/4K3 w - - 0 5";
        assertThat(says(two.next(Next.ANOTHER), quiet, "a2a3"))
                .isEqualTo("Sub-move 2 of 2: move another piece, or end the turn.");
        assertThat(says(two.next(Next.SAME), quiet, "a2a3"))
                .isEqualTo("Sub-move 2 of 2: move the same piece, or end the turn.");
        assertThat(says(two.on(Closing.ONLY_LAST, Event.CHECK), quiet, ""))
                .isEqualTo("Sub-move 1 of 2: move a piece. Only the last sub-move may be a check.");
    }

    @Test
    void stepsAreToldByWhatTheyAre() {
        assertThat(says(TurnStructure.pawnThenPiece(true), OPEN, "")).isEqualTo("Sub-move 1 of 2: move a pawn.");
        assertThat(says(TurnStructure.pawnThenPiece(true), OPEN, "a2a3"))
                .isEqualTo("Sub-move 2 of 2: move a piece other than a pawn.");
        assertThat(says(TurnStructure.pawnThenPiece(false), OPEN, ""))
                .isEqualTo("Sub-move 1 of 2: move a pawn, or move a piece other than a pawn.");
        Series king = Series.of(Step.move().royals(), Step.place());
        assertThat(says(king, OPEN, "")).isEqualTo("Sub-move 1 of 2: move a king.");
    }

    @Test
    void aTurnThatNothingCompletesFurtherSaysSo() {
        Series two = Series.repeat(Length.of(2), Step.move(), Step.move().duty(Step.Duty.IF_POSSIBLE))
                .next(Next.SAME);
        assertThat(says(two, "4k3/8/8/p7/P7/8/8/4K3 w - - 0 5", "e1e2"))
                .isEqualTo("Sub-move 2 of 2: move the same piece.");
        assertThat(says(two, "4k3/8/p7/8/P7/8/8/4K3 w - - 0 5", "a4a5"))
                .isEqualTo("The turn is complete: nothing more can be moved.");
    }
}
