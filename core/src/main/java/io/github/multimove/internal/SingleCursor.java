package io.github.multimove.internal;

/** Goes through the turns that {@link Singles} find legal, man by man. */
final class SingleCursor extends Cursor {
    private final Singles singles;
    private final SubMoves ofMan = new SubMoves(32);
    private int square = -1;
    private int next;

    SingleCursor(Singles singles) {
        super(1);
        this.singles = singles;
        this.size = 1;
    }

    @Override
    boolean next() {
        while (next == ofMan.size) {
            square = singles.next(square + 1);
            if (square < 0) {
                square = singles.field.men.length;
                return false;
            }
            singles.list(square, ofMan);
            next = 0;
        }
        turn[0] = ofMan.at[next++];
        return true;
    }
}
