package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.Packed;
import java.util.Arrays;

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
        int[][] now = groups;
        for (int i = 0; i < size; i++) {
            taken |= taken(turn[i], now);
            now = after(now, turn[i]);
        }
        return Long.bitCount(taken) == groups.length;
    }

    /** Where the pieces of the groups stand after a sub-move by the other side: a swap moves them, too. */
    public static int[][] after(int[][] groups, long m) {
        return Packed.kind(m) != Packed.SWAP
                ? groups
                : Arrays.stream(groups)
                        .map(group -> Arrays.stream(group)
                                .map(square -> square == Packed.to(m)
                                        ? Packed.from(m)
                                        : square == Packed.from(m) ? Packed.to(m) : square)
                                .toArray())
                        .toArray(int[][]::new);
    }
}
