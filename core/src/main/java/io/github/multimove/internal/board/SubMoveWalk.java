package io.github.multimove.internal.board;

/** Goes through the sub-moves of the side to move in order, listing no more than one square's at a time. */
public final class SubMoveWalk {
    private final SubMoves here = new SubMoves();
    private BoardState field;
    private int options;
    private int square = -1;
    private int place;

    public SubMoveWalk(BoardState field, int options) {
        this.field = field;
        this.options = options;
    }

    /** Begins again, on another field or with other options of {@link Generator}. */
    public void restart(BoardState on, int with) {
        field = on;
        options = with;
        square = -1;
        place = 0;
        here.clear();
    }

    /** The next sub-move, or -1 after the last. */
    public long next() {
        while (place >= here.size) {
            if (++square >= field.tables.size) {
                square = field.tables.size;
                return -1;
            }
            if (field.piece(square) > BoardState.NEUTRAL && (field.piece(square) & 1) == field.side) {
                here.clear();
                place = 0;
                Generator.from(field, square, options, here);
            }
        }
        return here.at[place++];
    }
}
