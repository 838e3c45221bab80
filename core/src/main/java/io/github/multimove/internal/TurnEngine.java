package io.github.multimove.internal;

/** Answers for the legal turns of one position; packed turns in, packed turns out. Safe to share between threads. */
interface TurnEngine {
    /**
     * The number of legal turns.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count();

    boolean isEmpty();

    /** The legal turns in the documented order. */
    Cursor cursor();

    /** Whether packed sub-moves in their order are a legal turn. */
    boolean contains(long[] turn);

    /** The turn at a place, which must be there. */
    long[] at(long index);
}
