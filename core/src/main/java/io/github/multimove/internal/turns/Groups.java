package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.Packed;

/** Groups of pieces that may be captured, by the squares where they stand: one piece falling is enough for its group. */
public final class Groups {
    private Groups() {}

    /** The groups out of which a sub-move captures, one bit each. */
    public static long taken(long m, int[]... groups) {
        int on = Packed.capturedOn(m);
        long taken = 0;
        for (int g = 0; g < groups.length && on >= 0; g++) {
            for (int square : groups[g]) {
                taken |= square == on ? 1L << g : 0;
            }
        }
        return taken;
    }

    /** Whether a turn, the first places of an array, takes out of every group. */
    public static boolean areCaptured(long[] turn, int size, int[]... groups) {
        long taken = 0;
        for (int i = 0; i < size; i++) {
            taken |= taken(turn[i], groups);
        }
        return Long.bitCount(taken) == groups.length;
    }
}
