package io.github.multimove.internal.turns.siblings;

import java.util.Arrays;

/**
 * Where pieces can go, each to one square and no two to the same: a matching, found by augmenting paths on bit sets.
 *
 * <p>With n pieces the work is at most n searches, each of which looks at every square once.
 */
public final class DestinationMatching {
    private static final int SQUARES = 128;

    /** By piece, the squares that it can go to: those below 64, and those from there on. */
    private long[] low = new long[8];

    private long[] high = new long[8];
    private int size;

    /** By square, one more than the piece that goes there, 0 if no piece does. */
    private final byte[] holder = new byte[SQUARES];
    /** The squares that this search has not looked at. */
    private long newLow;

    private long newHigh;

    /** Forgets all pieces. */
    public void clear() {
        size = 0;
    }

    /** Adds a piece by the squares that it can go to: those below 64, and those from there on. */
    public void add(long squares, long further) {
        if (size == low.length) {
            low = Arrays.copyOf(low, 2 * size);
            high = Arrays.copyOf(high, 2 * size);
        }
        low[size] = squares;
        high[size++] = further;
    }

    /** Whether all pieces can go to different squares. */
    public boolean exist() {
        Arrays.fill(holder, (byte) 0);
        for (int piece = 0; piece < size; piece++) {
            newLow = -1;
            newHigh = -1;
            if (!place(piece)) {
                return false;
            }
        }
        return true;
    }

    /** The square of a piece in the matching that was found. */
    int squareOf(int piece) {
        for (int square = 0; square < SQUARES; square++) {
            if (holder[square] == piece + 1) {
                return square;
            }
        }
        throw new IllegalStateException("no square for " + piece);
    }

    /** Finds a square for a piece, those that hold squares already making way if they can. */
    private boolean place(int piece) {
        while (true) {
            long below = low[piece] & newLow;
            long above = high[piece] & newHigh;
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
                holder[square] = (byte) (piece + 1);
                return true;
            }
        }
    }
}
