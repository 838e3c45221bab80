package io.github.multimove.internal.board;

import java.util.Arrays;

/**
 * Sub-moves packed in a {@code long} whose natural order is the documented order of rules/notation.md: origin,
 * destination, kind, piece, promotion, relocation; facts that follow from these stand below.
 */
public final class Packed {
    public static final int MOVE = 0;
    public static final int REMOTE = 1;
    public static final int CASTLE = 2;
    public static final int DROP = 3;
    /** A pawn of the other side goes forward. */
    public static final int PUSH = 4;
    /** A piece becomes another where it stands. */
    public static final int CHOICE = 5;
    /** The neutral piece is set on a square. */
    public static final int PLACE = 6;
    /** Two pieces change places. */
    public static final int SWAP = 7;

    public static final long CAPTURE = 1;
    public static final long EN_PASSANT = 2;
    public static final long PASSING = 4;
    public static final long CLOCK = 8;
    public static final long PAWN = 16;
    public static final long LETTERED = 32;

    private static final int FROM = 54;
    private static final int TO = 45;
    private static final int KIND = 42;
    private static final int TYPE = 37;
    private static final int PROMOTION = 31;
    private static final int EXTRA = 21;

    private Packed() {}

    public static long of(int from, int to, int kind, int type, int promotion, int extra, long flags) {
        return (long) from << FROM
                | (long) to << TO
                | (long) kind << KIND
                | (long) type << TYPE
                | (long) promotion << PROMOTION
                | (long) extra << EXTRA
                | flags;
    }

    /** A sub-move to the first square, to another square. */
    public static long to(long m, int to) {
        return m | (long) to << TO;
    }

    /** A sub-move that does not promote, promoting. */
    public static long promoting(long m, int promotion) {
        return m | (long) promotion << PROMOTION;
    }

    public static int from(long m) {
        return (int) (m >>> FROM) & 511;
    }

    public static int to(long m) {
        return (int) (m >>> TO) & 511;
    }

    public static int kind(long m) {
        return (int) (m >>> KIND) & 7;
    }

    /** The piece type, from 1 in the order of the piece list. */
    public static int type(long m) {
        return (int) (m >>> TYPE) & 31;
    }

    /** 0 for none; else 1 + twice the alphabetical place of the letter, and 1 more for two pieces of the kind. */
    public static int promotion(long m) {
        return (int) (m >>> PROMOTION) & 63;
    }

    /**
     * For castling the index of the right; for a drop 1 + the relocation square, 0 for none; for an en passant take 1 +
     * the square of the pawn captured; for a swap the code of the piece on the destination.
     */
    public static int extra(long m) {
        return (int) (m >>> EXTRA) & 1023;
    }

    /** Whether two sub-moves differ at most in the facts that follow from the others. */
    public static boolean isSameText(long a, long b) {
        return (a ^ b) >>> EXTRA == 0;
    }

    public static boolean is(long m, long flag) {
        return (m & flag) != 0;
    }

    /** Whether a piece goes to a square, taking at most that stands there, and becomes no other. */
    public static boolean isStep(long m) {
        return (m & (7L << KIND | 63L << PROMOTION | EN_PASSANT)) == (long) MOVE << KIND;
    }

    /** Sub-moves with one more behind them. */
    public static long[] with(long[] turn, long m) {
        long[] more = Arrays.copyOf(turn, turn.length + 1);
        more[turn.length] = m;
        return more;
    }

    /** Compares two turns by their first sub-moves that differ; one that begins the other comes first. */
    public static int compare(long[] a, long[] b) {
        for (int i = 0; i < a.length && i < b.length; i++) {
            if (a[i] != b[i]) {
                return Long.compare(a[i], b[i]);
            }
        }
        return Integer.compare(a.length, b.length);
    }

    /** The square of the pieces that a sub-move captures, or -1 if it captures none. */
    public static int capturedOn(long m) {
        return !is(m, CAPTURE) ? -1 : is(m, EN_PASSANT) ? extra(m) - 1 : to(m);
    }
}
