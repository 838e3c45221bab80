package io.github.multimove.internal.turns.siblings;

import java.util.Arrays;

/**
 * Where men can go, each to one square and no two to the same: a matching, found by augmenting paths on bit sets.
 *
 * <p>With n men the work is at most n searches, each of which looks at every square once.
 */
public final class Destinations {
    private static final int SQUARES = 128;

    /** By man, the squares that he can go to: those below 64, and those from there on. */
    private long[] low = new long[8];

    private long[] high = new long[8];
    private int size;

    /** By square, one more than the man who goes there, 0 if nobody does. */
    private final byte[] holder = new byte[SQUARES];
    /** The squares that this search has not looked at. */
    private long newLow;

    private long newHigh;

    /** Forgets all men. */
    public void clear() {
        size = 0;
    }

    /** Adds a man by the squares that he can go to: those below 64, and those from there on. */
    public void add(long squares, long further) {
        if (size == low.length) {
            low = Arrays.copyOf(low, 2 * size);
            high = Arrays.copyOf(high, 2 * size);
        }
        low[size] = squares;
        high[size++] = further;
    }

    /** Whether all men can go to different squares. */
    public boolean exist() {
        Arrays.fill(holder, (byte) 0);
        for (int man = 0; man < size; man++) {
            newLow = -1;
            newHigh = -1;
            if (!place(man)) {
                return false;
            }
        }
        return true;
    }

    /** Finds a square for a man, those who hold squares already making way if they can. */
    private boolean place(int man) {
        while (true) {
            long below = low[man] & newLow;
            long above = high[man] & newHigh;
            if ((below | above) == 0) {
                return false;
            }
            int square = below != 0 ? Long.numberOfTrailingZeros(below) : 64 + Long.numberOfTrailingZeros(above);
            if (square < 64) {
                newLow &= ~(1L << square);
            } else {
                newHigh &= ~(1L << square);
            }
            if (holder[square] == 0 || place(holder[square] - 1)) {
                holder[square] = (byte) (man + 1);
                return true;
            }
        }
    }
}
