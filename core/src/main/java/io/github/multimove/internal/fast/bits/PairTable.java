package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The sub-moves of a position whose turns are one or two of them, with what decides whether a pair is safe. The
 * conditions are those of {@link BitBoard}; a sub-move is a landing, a king's step, a castling or a capture in passing.
 * Rows are added man by man when they are asked for ({@link PairRows}); what is there never changes.
 */
final class PairTable {
    static final byte LANDING = 0;
    static final byte KING_STEP = 1;
    static final byte CASTLING = 2;
    static final byte IN_PASSING = 4;

    final BoardPosition position;
    private final Prongs prongs;
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
    /** By sub-move, {@link #LANDING}, {@link #KING_STEP}, {@link #CASTLING} or {@link #IN_PASSING}. */
    final byte[] kind;
    /** By sub-move, what a king's step or a capture in passing asks of a partner; null for others. */
    final @Nullable Terms[] terms;
    /** The conditions that bind two men: their men and the bit of the condition. */
    final long[] doubles;

    final long[] doubleBits;
    private @Nullable PairRows rows;

    /**
     * What a sub-move that has been made asks of a partner.
     *
     * @param areUnmet whether it needs a partner
     * @param within where a partner may land
     * @param held pairs of a man and the squares that it is held on
     * @param king where the king may step as its partner
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    record Terms(boolean areUnmet, long within, long[] held, long king) {
        boolean allow(long man, long to) {
            for (int p = 0; p < held.length; p += 2) {
                if (held[p] == man && (held[p + 1] & to) == 0) {
                    return false;
                }
            }
            return (within & to) != 0;
        }
    }

    PairTable(BoardPosition position, Prongs prongs, int capacity, int doubles, PairRows rows) {
        this.position = position;
        this.prongs = prongs;
        this.rows = rows;
        subs = new long[capacity];
        nextMan = new int[capacity];
        to = new long[capacity];
        must = new long[capacity];
        answers = new long[capacity];
        man = new long[capacity];
        kind = new byte[capacity];
        terms = new Terms[capacity];
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
            case CASTLING -> true;
            default -> !terms(i).areUnmet;
        };
    }

    private Terms terms(int i) {
        return Objects.requireNonNull(terms[i]);
    }

    boolean isSafe(int i, int j) {
        if (to[i] == to[j]) {
            return false;
        }
        if ((kind[i] | kind[j]) == LANDING) {
            long answered = answers[i] | answers[j];
            return ((must[i] | must[j]) & ~answered) == 0
                    && (doubles.length == 0 || areFree(man[i] | man[j], answered));
        }
        return kind[i] > kind[j] ? isSafeWith(i, j) : isSafeWith(j, i);
    }

    /** Whether a pair is safe whose first sub-move, of no lesser kind than the other, is not a landing. */
    private boolean isSafeWith(int more, int less) {
        if (kind[more] == CASTLING || kind[less] == CASTLING) {
            return false;
        }
        return switch (kind[less]) {
            case LANDING -> terms(more).allow(man[less], to[less]);
            case KING_STEP -> (terms(more).king & to[less]) != 0;
            default -> isSafeTogether(Math.min(more, less), Math.max(more, less));
        };
    }

    /** Whether two captures in passing fit together and are safe when made. */
    private boolean isSafeTogether(int i, int j) {
        return prongs.areDisjoint(position.field, subs[i], subs[j])
                && position.rules().royal.isSafe(prongs, position.field, new long[] {subs[i], subs[j]}, 2);
    }

    /** The number of turns in which somebody captures in passing. */
    long inPassing() {
        while (grow()) {}
        long total = 0;
        for (int i = 0; i < size; i++) {
            if (kind[i] == IN_PASSING) {
                total += isSafe(i) ? 1 : 0;
                for (int j = 0; j < size; j++) {
                    boolean isNew = kind[j] != IN_PASSING || j > i;
                    total += isNew && man[i] != man[j] && isSafe(i, j) ? 1 : 0;
                }
            }
        }
        return total;
    }

    private boolean areFree(long men, long answered) {
        for (int d = 0; d < doubles.length; d++) {
            if (doubles[d] == men && (doubleBits[d] & answered) == 0) {
                return false;
            }
        }
        return true;
    }
}
