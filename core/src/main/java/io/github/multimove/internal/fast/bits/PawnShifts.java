package io.github.multimove.internal.fast.bits;

/** How all pawns of a code on a {@link BitTables} board move at once: sets of squares shifted. */
final class PawnShifts {
    private final int forward;
    private final long stepsFrom;
    private final long doubleStepsFrom;
    /** By way of capturing, how far it goes in square numbers, and from which squares. */
    private final int[] far;

    private final long[] capturesFrom;

    PawnShifts(int forward, long[] steps, long[] doubleSteps, long[] captures) {
        this.forward = forward;
        this.stepsFrom = from(steps);
        this.doubleStepsFrom = from(doubleSteps);
        long[] from = new long[127];
        int ways = 0;
        for (int s = 0; s < 64; s++) {
            for (long to = captures[s]; to != 0; to &= to - 1) {
                int way = Long.numberOfTrailingZeros(to) - s + 63;
                ways += from[way] == 0 ? 1 : 0;
                from[way] |= 1L << s;
            }
        }
        far = new int[ways];
        capturesFrom = new long[ways];
        for (int way = 0, n = 0; way < from.length; way++) {
            if (from[way] != 0) {
                far[n] = way - 63;
                capturesFrom[n++] = from[way];
            }
        }
    }

    private static long from(long[] targets) {
        long from = 0;
        for (int s = 0; s < 64; s++) {
            from |= targets[s] != 0 ? 1L << s : 0;
        }
        return from;
    }

    // every shift stays on the board, so rotating is shifting

    long steps(long pawns, long empty) {
        return Long.rotateLeft(pawns & stepsFrom, forward) & empty;
    }

    long doubleSteps(long pawns, long empty) {
        long crossed = Long.rotateLeft(pawns & doubleStepsFrom, forward) & empty;
        return Long.rotateLeft(crossed, forward) & empty;
    }

    /** The number of ways of capturing. */
    int captures() {
        return far.length;
    }

    /** The squares that pawns attack in one of the ways. */
    long captures(int way, long pawns) {
        return Long.rotateLeft(pawns & capturesFrom[way], far[way]);
    }
}
