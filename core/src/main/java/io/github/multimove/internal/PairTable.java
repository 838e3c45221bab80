package io.github.multimove.internal;

/**
 * The sub-moves of a position whose turns are one or two of them, with what decides whether a pair is safe. The
 * conditions are those of {@link BitBoard}; without promotion and capture in passing each sub-move but castling is a
 * landing or a king's step.
 */
final class PairTable {
    final BoardPosition position;
    /** In the documented order. */
    final long[] subs;

    final int size;
    /** By sub-move, the place of the first one by a later man. */
    final int[] nextMan;
    /** By sub-move, its destination as one bit. */
    final long[] to;
    /** By sub-move, the conditions it must answer if it is alone or with a partner; those it answers; its man. */
    final long[] must;

    final long[] answers;
    final long[] man;
    /** By sub-move, 0 for a landing, 1 for a king's step, 2 for castling. */
    final byte[] kind;
    /** By king's step, where a partner may land, and the men that are held by pairs of man and squares. */
    final long[] within;

    final boolean[] unsafeAlone;
    final long[][] held;
    /** The conditions that bind two men: their men and the bit of the condition. */
    final long[] doubles;

    final long[] doubleBits;

    PairTable(BoardPosition position, int capacity, int doubles) {
        this.position = position;
        subs = new long[capacity];
        size = capacity;
        nextMan = new int[capacity];
        to = new long[capacity];
        must = new long[capacity];
        answers = new long[capacity];
        man = new long[capacity];
        kind = new byte[capacity];
        within = new long[capacity];
        unsafeAlone = new boolean[capacity];
        held = new long[capacity][];
        this.doubles = new long[doubles];
        this.doubleBits = new long[doubles];
    }

    boolean isSafe(int i) {
        return kind[i] == 0 ? (must[i] & ~answers[i]) == 0 : kind[i] == 2 || !unsafeAlone[i];
    }

    boolean isSafe(int i, int j) {
        if (to[i] == to[j]) {
            return false;
        }
        int kinds = kind[i] | kind[j];
        if (kinds == 0) {
            long answered = answers[i] | answers[j];
            return ((must[i] | must[j]) & ~answered) == 0
                    && (doubles.length == 0 || areFree(man[i] | man[j], answered));
        }
        return kinds == 1 && (kind[i] == 1 ? isSafeWithKing(i, j) : isSafeWithKing(j, i));
    }

    private boolean areFree(long men, long answered) {
        for (int d = 0; d < doubles.length; d++) {
            if (doubles[d] == men && (doubleBits[d] & answered) == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isSafeWithKing(int step, int partner) {
        if ((to[partner] & within[step]) == 0) {
            return false;
        }
        long[] pins = held[step];
        for (int p = 0; p < pins.length; p += 2) {
            if (pins[p] == man[partner] && (pins[p + 1] & to[partner]) == 0) {
                return false;
            }
        }
        return true;
    }
}
