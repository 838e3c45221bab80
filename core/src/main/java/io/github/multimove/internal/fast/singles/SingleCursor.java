package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.SubMoves;

/** Goes through the turns that {@link Singles} find legal, man by man. */
public final class SingleCursor extends ManCursor {
    private final Singles singles;
    /** The man last listed, or -1. */
    private int square = -1;

    SingleCursor(Singles singles) {
        this.singles = singles;
    }

    @Override
    public boolean list(SubMoves ofNext) {
        int s = singles.next(square + 1);
        if (s < 0) {
            return false;
        }
        square = s;
        singles.list(s, ofNext);
        return true;
    }
}
