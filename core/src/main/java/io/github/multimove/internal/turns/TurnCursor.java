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

    /** How many turns or boards it has looked at, near enough; any thread may ask. */
    public long looked() {
        return 0;
    }

    /** The first sub-move of what it looks at, near enough; any thread may ask. */
    public long trying() {
        return turn[0];
    }

    /** Leaves out, if it can, turns after which a capture is possible, because they leave some squares as they are. */
    public void leaveOut(CaptureWitness witness) {}

    public long[] toArray() {
        return Arrays.copyOf(turn, size);
    }

    /** Whether the turn that it stands on begins with those sub-moves. */
    public boolean begins(long[] chosen) {
        return begins(turn, size, chosen);
    }

    /** Whether the first places of an array begin with those sub-moves. */
    public static boolean begins(long[] turn, int size, long[] chosen) {
        int i = 0;
        while (i < chosen.length && i < size && turn[i] == chosen[i]) {
            i++;
        }
        return i == chosen.length;
    }

    /** Whether the turn that it stands on holds all those sub-moves, one that is named twice twice. */
    public boolean holdsAll(long[] chosen) {
        return Arrays.stream(chosen).allMatch(m -> times(m, chosen, chosen.length) <= times(m, turn, size));
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
