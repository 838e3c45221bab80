package io.github.multimove.internal.board;

import java.util.Arrays;
import java.util.BitSet;

/**
 * One way for a piece to go from one square: squares in order, of which all before the one it reaches must be empty, but for one if
 * it needs a screen.
 *
 * @param squares the squares in order
 * @param firstLanding the first place in {@code squares} on which it may stand; the others only have to be empty
 * @param toEmpty whether it may end on an empty square
 * @param capturing whether it may end by a capture
 * @param remote whether the capture is made remotely
 * @param behind 0 if it needs no screen; else exactly one square before the one it reaches must be occupied, and at most so many
 *     squares before it
 * @param passing whether, as a pawn, it can be captured on the squares before the last
 * @param meets one bit for each code that it captures and leaps over, the lowest for all but royal pieces
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
public record MovePath(
        short[] squares,
        int firstLanding,
        boolean toEmpty,
        boolean capturing,
        boolean remote,
        int behind,
        boolean passing,
        long meets) {
    /** The part of the way that lands on some squares on the go. */
    MovePath part(int first, int end) {
        return new MovePath(Arrays.copyOf(squares, end), first, toEmpty, capturing, remote, behind, passing, meets);
    }

    /** Whether a piece may stand on a square of the way. */
    public boolean reaches(int square) {
        for (int i = firstLanding; i < squares.length; i++) {
            if (squares[i] == square) {
                return true;
            }
        }
        return false;
    }

    /** Whether it captures, or leaps over, what stands on a square, by its code; 0 for nothing there. */
    public boolean meets(int code) {
        return (meets >>> code & 1) != 0;
    }

    /** Whether the way needs a screen to leap over. */
    public boolean isScreened() {
        return behind > 0;
    }

    /** Whether two paths from one square land on one square in one way, to move or remotely. */
    static boolean meet(MovePath[] from) {
        BitSet landings = new BitSet();
        for (MovePath path : from) {
            for (int i = path.firstLanding(); i < path.squares().length; i++) {
                int landing = path.squares()[i] * 2 + (path.remote() ? 1 : 0);
                if (landings.get(landing)) {
                    return true;
                }
                landings.set(landing);
            }
        }
        return false;
    }
}
