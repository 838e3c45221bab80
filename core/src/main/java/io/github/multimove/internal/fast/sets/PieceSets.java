package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/**
 * The pieces of a field of a {@link Attacks64} game as bit sets: a plane for each bit of their codes. It says where each
 * piece type stands and which it attacks; nothing of castling, captures en passant and pieces beyond the first on a square.
 */
public final class PieceSets {
    final Attacks64 bits;
    public final long occupied;
    private final long white;
    private final long black;
    private final int[] planes;
    private final long straight;
    private final long oblique;
    private final long low;
    private final long high;

    public PieceSets(BoardState field, Attacks64 bits) {
        this.bits = bits;
        this.planes = field.tables.planes.bits;
        straight = field.straight;
        oblique = field.oblique;
        low = field.low;
        high = field.high;
        occupied = straight | oblique | low | high;
        black = field.black;
        white = occupied & ~black;
    }

    /** All pieces of a side. */
    public long side(int side) {
        return side == 0 ? white : black;
    }

    /** The pieces of one code. */
    public long of(int code) {
        int facts = planes[code];
        return (straight ^ ((facts >> 1 & 1) - 1L))
                & (oblique ^ ((facts >> 2 & 1) - 1L))
                & (low ^ ((facts >> 3 & 1) - 1L))
                & (high ^ ((facts >> 4 & 1) - 1L))
                & side(code & 1);
    }

    /** The pieces of a side whose codes are in a mask of {@link Tables}. */
    public long ofMask(int side, long codes) {
        long found = 0;
        for (int code = 2 + side; code < bits.codes; code += 2) {
            found |= (codes >>> code & 1) != 0 ? of(code) : 0;
        }
        return found;
    }
}
