package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.StepRules;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.EnPassant;
import io.github.multimove.rules.Step.Pieces;
import java.util.List;

/**
 * Whether two sub-moves in a row capture a piece, in series of two moves (rules/series.md, Check): one captures it now, or
 * after some first move. First moves are listed from sets and nothing else is made. // must agree with SeriesCheck:
 * EveryRuleSetLaws prove it
 */
public record TwoMoveCheck(SeriesStructure structure, StepMoves sets, Step first, Pieces later)
        implements CheckAccelerator {
    /** Returns the check of a structure, or none if its turns are no two moves, of pawns or others or any. */
    public static CheckAccelerator of(SeriesStructure structure) {
        Attacks64 reach = GeometryTables.of(structure.tables).emptyHanded;
        List<Step> steps = structure.description.steps();
        boolean fits = reach != null
                && reach.isSupported
                && steps.size() == 2
                && structure.description.next() == Next.ANY
                && structure.description.events().isEmpty()
                && !structure.facts.countsTurns()
                && !structure.description.isInAnyOrder()
                && !structure.description.sparesRoyalsLater()
                && steps.stream().allMatch(TwoMoveCheck::isServed)
                && steps.get(1).duty() != Duty.REQUIRED;
        return fits && reach != null
                ? new TwoMoveCheck(
                        structure,
                        new StepMoves(reach),
                        steps.get(0),
                        steps.get(1).pieces())
                : NONE;
    }

    private static boolean isServed(Step step) {
        return step.kind() == Step.Kind.MOVE
                && step.pieces().compareTo(Pieces.ROYALS) < 0
                && !StepRules.isNarrowed(step)
                && !step.isLast();
    }

    @Override
    public Answer takes(BoardState state, int attacker, int from, int on) {
        boolean fits =
                from == ANY && state.side == attacker && structure.judging(attacker).length == 2 && sets.serves(state);
        if (!fits) {
            return Answer.UNKNOWN;
        }
        if (sets.isAttackedOn(state, on, first.pieces())) {
            return Answer.YES;
        }
        boolean enPassant = first.enPassant() != EnPassant.NEVER;
        BoardState begun = enPassant || !state.hasEnPassantSquares() ? state : state.copy(BoardState.NONE);
        SubMoves begin = new SubMoves();
        sets.listAny(begun, first.pieces(), begin);
        boolean mayBeLeftOut = first.duty() == Duty.OPTIONAL || (first.duty() != Duty.REQUIRED && begin.size == 0);
        if (mayBeLeftOut && sets.isAttackedOn(state, on, later)) {
            return Answer.YES;
        }
        BoardState after = begun.copy(BoardState.NONE);
        for (int i = 0; i < begin.size; i++) {
            after.become(begun, begin.at[i]);
            if (sets.isAttackedOn(after, on, later)) {
                return Answer.YES;
            }
        }
        return Answer.NO;
    }
}
