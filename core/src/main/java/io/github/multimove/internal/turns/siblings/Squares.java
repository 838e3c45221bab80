package io.github.multimove.internal.turns.siblings;

/** A set of squares as two words; the last bit of the second stands for staying. */
record Squares(long low, long high) {
    static final Squares NONE = new Squares(0, 0);
    static final Squares ALL = new Squares(-1, -1);
    /** Where a sibling goes that stays. */
    static final int STAY = 127;

    static Squares of(int square) {
        return square < 64 ? new Squares(1L << square, 0) : new Squares(0, 1L << square);
    }

    /** A square and all after it, staying among them. */
    static Squares from(int square) {
        return square < 64 ? new Squares(-1L << square, -1) : new Squares(0, -1L << square);
    }

    boolean has(int square) {
        return ((square < 64 ? low : high) >>> square & 1) != 0;
    }

    boolean isEmpty() {
        return (low | high) == 0;
    }

    boolean meets(Squares other) {
        return ((low & other.low) | (high & other.high)) != 0;
    }

    Squares and(Squares other) {
        return new Squares(low & other.low, high & other.high);
    }

    Squares or(Squares other) {
        return new Squares(low | other.low, high | other.high);
    }

    Squares minus(Squares other) {
        return new Squares(low & ~other.low, high & ~other.high);
    }

    /** The first of them, -1 if there is none. */
    int first() {
        return low != 0 ? Long.numberOfTrailingZeros(low) : high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
    }
}
