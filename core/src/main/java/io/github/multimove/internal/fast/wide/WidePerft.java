package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;

/** Counts the games of so many turns of one piece on boards of two words. */
final class WidePerft extends BulkPerft.Listed<WideBoard> {
    private final Tables128 wide;
    private final SingleMoves128 onePiece;

    WidePerft(Tables128 wide, SingleMoves128 onePiece) {
        this.wide = wide;
        this.onePiece = onePiece;
    }

    @Override
    protected WideBoard newBoard() {
        return new WideBoard(wide);
    }

    @Override
    protected boolean isBare(WideBoard board) {
        return board.isBare();
    }

    @Override
    protected long turns(WideBoard board) {
        return onePiece.count(board);
    }

    @Override
    protected void list(WideBoard board, SubMoves into) {
        onePiece.list(board, into);
    }

    @Override
    protected void make(WideBoard next, WideBoard board, long turn) {
        next.become(board);
        next.make(turn);
    }
}
