package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;

/**
 * The men of a field of a {@link Reach} game as bit sets: a plane for each bit of their codes. It says where each
 * kind of man stands and whom it attacks; nothing of castling, captures in passing and men beyond the first on a square.
 */
public final class BitMen {
    final Reach bits;
    public final long occupied;
    private final long white;
    private final long black;
    private final int[] planes;
    private final long straight;
    private final long oblique;
    private final long low;
    private final long high;

    public BitMen(Field field, Reach bits) {
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

    /** All men of a side. */
    public long side(int side) {
        return side == 0 ? white : black;
    }

    /** The men of one code. */
    public long of(int code) {
        int facts = planes[code];
        return (straight ^ ((facts >> 1 & 1) - 1L))
                & (oblique ^ ((facts >> 2 & 1) - 1L))
                & (low ^ ((facts >> 3 & 1) - 1L))
                & (high ^ ((facts >> 4 & 1) - 1L))
                & side(code & 1);
    }

    /** The men of a side whose codes are in a mask of {@link Tables}. */
    public long ofMask(int side, long codes) {
        long found = 0;
        for (int code = 2 + side; code < bits.codes; code += 2) {
            found |= (codes >>> code & 1) != 0 ? of(code) : 0;
        }
        return found;
    }
}
