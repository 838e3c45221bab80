package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;

/**
 * The men of a field of a {@link BitTables} game as bit sets: a plane for each bit of their codes. It says where each
 * kind of man stands and whom it attacks; nothing of castling, captures in passing and men beyond the first on a square.
 */
public final class BitMen {
    final BitTables bits;
    public final long occupied;
    private final long white;
    private final long black;
    private final long p1;
    private final long p2;
    private final long p3;

    public BitMen(Field field, BitTables bits) {
        this.bits = bits;
        byte[] men = field.men;
        p1 = BitTables.plane(men, bits.ranks, 1);
        p2 = BitTables.plane(men, bits.ranks, 2);
        p3 = bits.codes <= 8 ? 0 : BitTables.plane(men, bits.ranks, 3);
        occupied = p1 | p2 | p3;
        black = BitTables.plane(men, bits.ranks, 0);
        white = occupied & ~black;
    }

    /** All men of a side. */
    public long side(int side) {
        return side == 0 ? white : black;
    }

    /** The men of one code. */
    public long of(int code) {
        return (p1 ^ ((code >> 1 & 1) - 1L))
                & (p2 ^ ((code >> 2 & 1) - 1L))
                & (p3 ^ ((code >> 3 & 1) - 1L))
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
