package io.github.multimove.independent;

/**
 * A position between turns of an ordered series.
 *
 * @param plain everything that a position of the base game has
 * @param reply whether the side to move makes a response ({@code rules/doublemove.md}, Two Move Chess)
 * @param last the number of sub-moves of the last turn, 0 where the game does not ask it
 * @param asked whether it is imagined in asking check, so that no clause holds
 */
record SeriesPosition(PlainPosition plain, boolean reply, int last, boolean asked) {
    SeriesPosition(PlainPosition plain, boolean reply) {
        this(plain, reply, 0, false);
    }

    boolean white() {
        return plain.white();
    }

    /**
     * Returns the position as it would be "were it the opponent's turn" ({@code rules/common.md}, check): no captures in
     * passing, and no reply owed.
     */
    SeriesPosition turned() {
        return turned(plain.board());
    }

    /** Returns the same with other pieces on the board. */
    SeriesPosition turned(char[] board) {
        return new SeriesPosition(plain.on(board).turned(), false, last, true);
    }
}
