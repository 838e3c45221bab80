package io.github.multimove.internal;

/** Goes through turns one by one; the turn it stands on is the first {@code size} places of {@code turn}. */
abstract class Cursor {
    long[] turn = new long[8];
    int size;

    /** Goes to the next turn, or answers false after the last. */
    abstract boolean next();

    /** The turn it stands on, as an object. */
    PackedTurn make(BoardPosition position) {
        return new ArrayTurn(position, toArray());
    }

    long[] toArray() {
        return java.util.Arrays.copyOf(turn, size);
    }
}
