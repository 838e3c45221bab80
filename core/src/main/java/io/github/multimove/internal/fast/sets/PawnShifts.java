package io.github.multimove.internal.fast.sets;

/**
 * How all pawns of a code on a {@link Attacks64} board move at once: sets of squares shifted, a step, a double step, and one way
 * after the other of capturing.
 */
public final class PawnShifts {
    private static final int DOUBLE = 1;

    /** By way, how far it goes in square numbers, and from which squares. */
    private final int[] far;

    private final long[] from;

    PawnShifts(int forward, long[] steps, long[] doubleSteps, long[] captures) {
        long[] capturing = new long[127];
        int ways = 2;
        for (int s = 0; s < 64; s++) {
            for (long to = captures[s]; to != 0; to &= to - 1) {
                int way = Long.numberOfTrailingZeros(to) - s + 63;
                ways += capturing[way] == 0 ? 1 : 0;
                capturing[way] |= 1L << s;
            }
        }
        far = new int[ways];
        from = new long[ways];
        far[0] = forward;
        far[DOUBLE] = 2 * forward;
        for (int s = 0; s < 64; s++) {
            from[0] |= steps[s] != 0 ? 1L << s : 0;
            from[DOUBLE] |= doubleSteps[s] != 0 ? 1L << s : 0;
        }
        for (int way = 0, n = 2; way < capturing.length; way++) {
            if (capturing[way] != 0) {
                far[n] = way - 63;
                from[n++] = capturing[way];
            }
        }
    }

    /** The number of ways of going. */
    public int ways() {
        return far.length;
    }

    /** The squares that pawns go to in one of the ways. Every shift stays on the board, so that rotating is shifting. */
    public long to(int way, long pawns, long empty, long enemy) {
        if (way == DOUBLE) {
            long crossed = Long.rotateLeft(pawns & from[DOUBLE], far[0]) & empty;
            return Long.rotateLeft(crossed, far[0]) & empty;
        }
        return Long.rotateLeft(pawns & from[way], far[way]) & (way == 0 ? empty : enemy);
    }

    /** The squares that pawns come from that go to squares in one of the ways. */
    public long from(int way, long to) {
        return Long.rotateRight(to, far[way]);
    }

    /** How far it is to go in one of the ways, in square numbers. */
    public int far(int way) {
        return far[way];
    }
}
