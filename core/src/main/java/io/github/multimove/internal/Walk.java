package io.github.multimove.internal;

/** Goes through the sub-moves of the side to move in order, listing no more than one square's at a time. */
final class Walk {
    private final SubMoves here = new SubMoves();
    private Field field;
    private int options;
    private int square = -1;
    private int place;

    Walk(Field field, int options) {
        this.field = field;
        this.options = options;
    }

    /** Begins again, on another field or with other options of {@link Generator}. */
    void restart(Field on, int with) {
        field = on;
        options = with;
        square = -1;
        place = 0;
        here.clear();
    }

    /** The next sub-move, or -1 after the last. */
    long next() {
        byte[] men = field.men;
        while (place >= here.size) {
            if (++square >= men.length) {
                square = men.length;
                return -1;
            }
            if (men[square] != 0 && (men[square] & 1) == field.side) {
                here.clear();
                place = 0;
                Generator.from(field, square, options, here);
            }
        }
        return here.at[place++];
    }
}
