package io.github.multimove.internal;

/**
 * The men of a field of a {@link BitTables} game as bit sets: a plane for each bit of their codes. It says where each
 * kind of man stands and whom it attacks; nothing of castling, captures in passing and men beyond the first on a square.
 */
final class BitMen {
    final BitTables bits;
    final long occupied;
    private final long[] sides = new long[2];
    private final long p1;
    private final long p2;
    private final long p3;

    BitMen(Field field, BitTables bits) {
        this.bits = bits;
        byte[] men = field.men;
        p1 = BitTables.plane(men, bits.ranks, 1);
        p2 = BitTables.plane(men, bits.ranks, 2);
        p3 = BitTables.plane(men, bits.ranks, 3);
        occupied = p1 | p2 | p3;
        sides[1] = BitTables.plane(men, bits.ranks, 0);
        sides[0] = occupied & ~sides[1];
    }

    /** All men of a side. */
    long side(int side) {
        return sides[side];
    }

    /** The men of one code. */
    long of(int code) {
        long kind = ((code & 2) != 0 ? p1 : ~p1) & ((code & 4) != 0 ? p2 : ~p2) & ((code & 8) != 0 ? p3 : ~p3);
        return kind & sides[code & 1];
    }

    /** The men of a side whose codes are in a mask of {@link Tables}. */
    long ofMask(int side, long codes) {
        long found = 0;
        for (int code = 2 + side; code < bits.codes; code += 2) {
            found |= (codes >>> code & 1) != 0 ? of(code) : 0;
        }
        return found;
    }

    /** The squares that a man other than a pawn attacks, own men's among them, on a board occupied like that. */
    static long attacks(BitTables bits, int code, int square, long occupied) {
        long to = bits.leaps[code][square];
        if (bits.orthogonal[code]) {
            to |= BitTables.rook(square, occupied);
        }
        if (bits.diagonal[code]) {
            to |= BitTables.bishop(square, occupied);
        }
        return to;
    }

    /** The squares that a pawn can go to, captures in passing aside. */
    static long pawnMoves(BitTables bits, int code, int square, long occupied, long enemies) {
        long steps = bits.pawnSteps[code][square] & ~occupied;
        if (steps != 0) {
            steps |= bits.pawnDoubleSteps[code][square] & ~occupied;
        }
        return steps | (bits.pawnCaptures[code][square] & enemies);
    }
}
