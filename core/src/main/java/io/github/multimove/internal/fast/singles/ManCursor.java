package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Cursor;

/** Goes through turns of one sub-move, listing no more than one man's at a time. */
public abstract class ManCursor extends Cursor {
    private final SubMoves ofMan = new SubMoves(32);
    private int next;

    public ManCursor() {
        super(1);
        size = 1;
    }

    /** Lists the sub-moves of the next man, in place of what was listed; whether there was one more man. */
    public abstract boolean list(SubMoves ofNext);

    @Override
    public final boolean next() {
        while (next == ofMan.size) {
            if (!list(ofMan)) {
                return false;
            }
            next = 0;
        }
        turn[0] = ofMan.at[next++];
        return true;
    }
}
