package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/**
 * The sub-moves of a position whose turns are one or two of them, with what decides whether a pair is safe. The
 * conditions are those of {@link BitBoard}; without captures in passing each sub-move but castling is a landing or a
 * king's step. Rows are added man by man when they are asked for ({@link PairRows}); what is there never changes.
 */
final class PairTable {
    static final byte LANDING = 0;
    static final byte KING_STEP = 1;
    static final byte CASTLING = 2;

    final BoardPosition position;
    /** In the documented order. */
    final long[] subs;

    /** How many sub-moves are there so far. */
    int size;
    /** By sub-move, the place of the first one by a later man. */
    final int[] nextMan;
    /** By sub-move, its destination as one bit. */
    final long[] to;
    /** By sub-move, the conditions it must answer if it is alone or with a partner; those it answers; its man. */
    final long[] must;

    final long[] answers;
    final long[] man;
    /** By sub-move, {@link #LANDING}, {@link #KING_STEP} or {@link #CASTLING}. */
    final byte[] kind;
    /** By place after the king's first sub-move, what its step asks of a partner; null for castling. */
    @Nullable
    KingStep[] steps = {};

    int firstStep;
    /** The conditions that bind two men: their men and the bit of the condition. */
    final long[] doubles;

    final long[] doubleBits;
    private @Nullable PairRows rows;

    /** What a king's step asks: whether it needs a partner, where one may land, and pairs of a man and its squares. */
    record KingStep(boolean isUnsafeAlone, long within, long[] held) {}

    PairTable(BoardPosition position, int capacity, int doubles, PairRows rows) {
        this.position = position;
        this.rows = rows;
        subs = new long[capacity];
        nextMan = new int[capacity];
        to = new long[capacity];
        must = new long[capacity];
        answers = new long[capacity];
        man = new long[capacity];
        kind = new byte[capacity];
        this.doubles = new long[doubles];
        this.doubleBits = new long[doubles];
    }

    /** Adds the sub-moves of the next man; whether there was one. */
    boolean grow() {
        PairRows source = rows;
        if (source == null) {
            return false;
        }
        if (source.add(this)) {
            return true;
        }
        // the turns handed out keep this table, and need nothing more of the board
        rows = null;
        return false;
    }

    boolean isSafe(int i) {
        return switch (kind[i]) {
            case LANDING -> (must[i] & ~answers[i]) == 0;
            case KING_STEP -> !step(i).isUnsafeAlone;
            default -> true;
        };
    }

    private KingStep step(int i) {
        return java.util.Objects.requireNonNull(steps[i - firstStep]);
    }

    boolean isSafe(int i, int j) {
        if (to[i] == to[j]) {
            return false;
        }
        int kinds = kind[i] | kind[j];
        if (kinds == LANDING) {
            long answered = answers[i] | answers[j];
            return ((must[i] | must[j]) & ~answered) == 0
                    && (doubles.length == 0 || areFree(man[i] | man[j], answered));
        }
        return kinds == KING_STEP && (kind[i] == KING_STEP ? isSafeWithKing(i, j) : isSafeWithKing(j, i));
    }

    private boolean areFree(long men, long answered) {
        for (int d = 0; d < doubles.length; d++) {
            if (doubles[d] == men && (doubleBits[d] & answered) == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isSafeWithKing(int king, int partner) {
        KingStep step = step(king);
        if ((to[partner] & step.within) == 0) {
            return false;
        }
        long[] pins = step.held;
        for (int p = 0; p < pins.length; p += 2) {
            if (pins[p] == man[partner] && (pins[p + 1] & to[partner]) == 0) {
                return false;
            }
        }
        return true;
    }
}
