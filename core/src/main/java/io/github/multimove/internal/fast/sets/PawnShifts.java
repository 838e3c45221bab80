package io.github.multimove.internal.fast.sets;

/** How all pawns of a code on a {@link Attacks64} board move at once: sets of squares shifted. */
public final class PawnShifts {
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

    public long steps(long pawns, long empty) {
        return Long.rotateLeft(pawns & stepsFrom, forward) & empty;
    }

    public long doubleSteps(long pawns, long empty) {
        long crossed = Long.rotateLeft(pawns & doubleStepsFrom, forward) & empty;
        return Long.rotateLeft(crossed, forward) & empty;
    }

    /** The number of ways of going: a step, a double step, captures. */
    public int ways() {
        return 2 + far.length;
    }

    /** The squares that pawns go to in one of the ways. */
    public long to(int way, long pawns, long empty, long enemy) {
        return way == 0 ? steps(pawns, empty) : way == 1 ? doubleSteps(pawns, empty) : captures(way - 2, pawns) & enemy;
    }

    /** The squares that pawns come from that go to squares in one of the ways. */
    public long from(int way, long to) {
        return Long.rotateRight(to, far(way));
    }

    /** How far it is to go in one of the ways, in square numbers. */
    public int far(int way) {
        return way == 0 ? forward : way == 1 ? 2 * forward : far[way - 2];
    }

    /** The number of ways of capturing. */
    public int captures() {
        return far.length;
    }

    /** The squares that pawns attack in one of the ways. */
    public long captures(int way, long pawns) {
        return Long.rotateLeft(pawns & capturesFrom[way], far[way]);
    }
}
