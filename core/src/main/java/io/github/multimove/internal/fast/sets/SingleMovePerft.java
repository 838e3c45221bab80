package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.singles.BulkPerft;
import io.github.multimove.internal.turns.Structure;

/** Counts the games of so many turns of one piece on fields of one word. */
final class SingleMovePerft extends BulkPerft<BoardState> {
    private final Attacks64 reach;
    private final BoardState first;

    SingleMovePerft(Attacks64 reach, BoardState first) {
        this.reach = reach;
        this.first = first;
    }

    @Override
    protected BoardState newBoard() {
        return first.copy();
    }

    @Override
    protected boolean isBare(BoardState field) {
        return reach.isBare(field);
    }

    @Override
    protected long turns(BoardState field) {
        return SingleMoves64.count(reach, field);
    }

    @Override
    protected void list(BoardState field, SubMoves into) {
        SingleMoves64.list(reach, field, into);
    }

    @Override
    protected void make(BoardState next, BoardState field, long turn) {
        next.become(field);
        next.make(turn);
        Structure.passed(next, turn, field.side);
    }
}
