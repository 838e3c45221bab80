package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import java.util.Optional;

/**
 * Games won by checkmate in which exposing one's own last royal pieces is legal and loses at once (rules/avalanche.md, 5): a
 * position whose side to move could capture them is possible, and over.
 */
final class ExposureLaw extends LastRoyalLaw {
    ExposureLaw(RoyalRule.LastRoyal rule, StructuresInTime structures) {
        super(rule, structures);
    }

    @Override
    public boolean guards() {
        return false;
    }

    @Override
    public boolean mayStandExposed() {
        return true;
    }

    @Override
    Optional<Outcome> royalEnd(BoardState field) {
        return isBound(field, 1 - field.side)
                ? Optional.of(Outcome.win(side(field.side), Outcome.Reason.EXPOSURE))
                : super.royalEnd(field);
    }

    @Override
    public boolean mayEnd(BoardState after, int mover) {
        return true;
    }

    @Override
    public boolean isSafe(Structure structure, BoardState field, long[] turn, int size) {
        return mayBeMade(field, turn, size);
    }
}
