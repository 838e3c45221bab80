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
    long[] low = new long[8];

    long[] high = new long[8];
    private int size;
    /** By piece, the square that it goes to, -1 while it has none, and the one where it goes if it may. */
    private int[] squareOf = new int[8];

    private int[] preferred = new int[8];

    /** By square, one more than the piece that goes there, 0 if no piece does. */
    private final byte[] holder = new byte[SQUARES];
    /** The squares that this search has not looked at. */
    private long newLow;

    private long newHigh;
    /** The piece for which no square was found. */
    private int unplaced;

    /** Forgets all pieces. */
    public void clear() {
        size = 0;
    }

    /** Adds a piece by the squares that it can go to: those below 64, and those from there on. */
    public void add(long squares, long further) {
        add(squares, further, -1);
    }

    /** As {@link #add(long, long)}, with the square where it goes if nothing speaks against it, or -1. */
    void add(long squares, long further, int square) {
        if (size == low.length) {
            low = Arrays.copyOf(low, 2 * size);
            high = Arrays.copyOf(high, 2 * size);
            squareOf = Arrays.copyOf(squareOf, 2 * size);
            preferred = Arrays.copyOf(preferred, 2 * size);
        }
        low[size] = squares;
        high[size] = further;
        preferred[size++] = square;
    }

    /** Whether all pieces can go to different squares. */
    public boolean exist() {
        Arrays.fill(holder, (byte) 0);
        for (int piece = 0; piece < size; piece++) {
            int square = preferred[piece];
            squareOf[piece] = -1;
            if (square >= 0 && holder[square] == 0 && SiblingSearch.holds(low[piece], high[piece], square)) {
                put(piece, square);
            }
        }
        for (int piece = 0; piece < size; piece++) {
            newLow = -1;
            newHigh = -1;
            if (squareOf[piece] < 0 && !place(piece)) {
                unplaced = piece;
                return false;
            }
        }
        return true;
    }

    private void put(int piece, int square) {
        holder[square] = (byte) (piece + 1);
        squareOf[piece] = square;
    }

    /** Whether a piece is among those that have fewer squares together than they need; to be asked where no matching exists. */
    boolean isInTheWay(int piece) {
        int square = squareOf[piece];
        return piece == unplaced || (square >= 0 && !SiblingSearch.holds(newLow, newHigh, square));
    }

    /** The square of a piece in the matching that was found. */
    int squareOf(int piece) {
        return squareOf[piece];
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
                put(piece, square);
                return true;
            }
        }
    }
}
