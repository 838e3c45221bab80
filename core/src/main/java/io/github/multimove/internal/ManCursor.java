package io.github.multimove.internal;

/** Goes through turns of one sub-move, listing no more than one man's at a time. */
abstract class ManCursor extends Cursor {
    private final SubMoves ofMan = new SubMoves(32);
    private int next;

    ManCursor() {
        super(1);
        size = 1;
    }

    /** Lists the sub-moves of the next man, in place of what was listed; whether there was one more man. */
    abstract boolean list(SubMoves ofNext);

    @Override
    final boolean next() {
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
