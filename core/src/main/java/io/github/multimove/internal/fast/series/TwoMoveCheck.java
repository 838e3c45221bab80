package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.EnPassant;
import java.util.List;

/**
 * Whether two sub-moves in a row capture a piece, in series of two free moves (rules/series.md, Check): one captures it now, or
 * after some first move. First moves are listed from sets and nothing else is made. // must agree with SeriesCheck:
 * SeriesAgreementTest proves it
 */
record TwoMoveCheck(SeriesStructure structure, StepMoves sets, boolean enPassant) implements CheckAccelerator {
    /** Returns the check of a structure, or none if its turns are no two free moves. */
    static CheckAccelerator of(SeriesStructure structure) {
        Attacks64 reach = GeometryTables.of(structure.tables).reach;
        List<Step> steps = structure.description.steps();
        boolean fits = reach != null
                && reach.isSupported
                && steps.size() == 2
                && structure.description.next() == Next.ANY
                && structure.description.events().isEmpty()
                && !structure.facts.countsTurns()
                && !structure.description.isInAnyOrder()
                && !structure.description.sparesRoyalsLater()
                && steps.stream().allMatch(TwoMoveCheck::isFree)
                && steps.get(1).duty() != Duty.REQUIRED;
        return fits && reach != null
                ? new TwoMoveCheck(structure, new StepMoves(reach), steps.get(0).enPassant() != EnPassant.NEVER)
                : NONE;
    }

    private static boolean isFree(Step step) {
        return step.kind() == Step.Kind.MOVE
                && step.pieces() == Step.Pieces.ALL
                && !step.isQuiet()
                && step.allowsDoubleStep()
                && !step.isLast();
    }

    @Override
    public Answer takes(BoardState field, int attacker, int from, int on) {
        boolean fits =
                from == ANY && field.side == attacker && structure.judging(attacker).length == 2 && sets.serves(field);
        if (!fits) {
            return Answer.UNKNOWN;
        }
        if (sets.isAttackedOn(field, on)) {
            return Answer.YES;
        }
        BoardState begun = enPassant || !field.hasEnPassantSquares() ? field : field.copy(BoardState.NONE);
        SubMoves first = new SubMoves();
        sets.listAny(begun, first);
        BoardState after = begun.copy(BoardState.NONE);
        for (int i = 0; i < first.size; i++) {
            after.become(begun);
            after.apply(first.at[i]);
            if (sets.isAttackedOn(after, on)) {
                return Answer.YES;
            }
        }
        return Answer.NO;
    }
}
