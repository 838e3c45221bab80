package io.github.multimove.internal.turns;

import java.util.Arrays;

/** Goes through turns one by one; the turn it stands on is the first {@code size} places of {@code turn}. */
public abstract class TurnCursor {
    public long[] turn;
    public int size;

    public TurnCursor() {
        this(8);
    }

    /** A cursor whose turns have at most so many sub-moves, as far as is known. */
    public TurnCursor(int most) {
        turn = new long[most];
    }

    /** A cursor on no turns. */
    public static TurnCursor none() {
        return new TurnCursor(0) {
            @Override
            public boolean next() {
                return false;
            }
        };
    }

    /** Goes to the next turn, or answers false after the last. */
    public abstract boolean next();

    public long[] toArray() {
        return Arrays.copyOf(turn, size);
    }

    /** Whether the turn that it stands on begins with those sub-moves. */
    public boolean begins(long[] chosen) {
        return begins(turn, size, chosen);
    }

    /** Whether the first places of an array begin with those sub-moves. */
    public static boolean begins(long[] turn, int size, long[] chosen) {
        for (int i = 0; i < chosen.length; i++) {
            if (i == size || turn[i] != chosen[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether the turn that it stands on holds all those sub-moves, one that is named twice twice. */
    public boolean holdsAll(long[] chosen) {
        for (long m : chosen) {
            if (times(m, chosen, chosen.length) > times(m, turn, size)) {
                return false;
            }
        }
        return true;
    }

    /** How often a sub-move stands in the first places of an array: two pieces of one stack may make the same. */
    public static int times(long m, long[] subMoves, int size) {
        int times = 0;
        for (int i = 0; i < size; i++) {
            times += subMoves[i] == m ? 1 : 0;
        }
        return times;
    }
}
