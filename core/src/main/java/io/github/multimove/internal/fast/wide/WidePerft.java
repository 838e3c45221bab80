package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.singles.LevelPerft;

/** Counts the games of so many turns of one man on boards of two words. */
final class WidePerft extends LevelPerft<WideBoard> {
    private final WideTables wide;
    private final OneMan oneMan;

    WidePerft(WideTables wide, OneMan oneMan) {
        this.wide = wide;
        this.oneMan = oneMan;
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
        return oneMan.count(board);
    }

    @Override
    protected void list(WideBoard board, SubMoves into) {
        oneMan.list(board, into);
    }

    @Override
    protected void make(WideBoard next, WideBoard board, long turn) {
        next.become(board);
        next.make(turn);
    }
}
