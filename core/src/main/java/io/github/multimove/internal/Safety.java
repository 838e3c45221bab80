package io.github.multimove.internal;

import java.util.Arrays;

/**
 * When a turn of simultaneous sub-moves leaves the mover's one royal safe, found once for a position (and for each
 * sub-move that changes more than its landing square): a list of conditions <em>if every man of B leaves, some
 * destination must lie in L</em>. B empty is a check, one man a pin, two men a pin that only binds both.
 *
 * <p>Right only where landing is the whole effect of the other sub-moves: a captured man's square is entered by its
 * captor, so no line is opened but by men who leave. // must agree with PlainEngine: ProngLaws proves it
 */
final class Safety {
    static final int MOST = 64;

    /** No conditions: every turn is safe. */
    static final Safety NONE = new Safety(new long[0], new short[0][], false);

    /** For each condition the men of B, one bit each. */
    final long[] leaving;
    /** For each condition the squares of L. */
    final short[][] answers;
    /** Whether there are more conditions than fit. */
    final boolean overflow;

    private Safety(long[] leaving, short[][] answers, boolean overflow) {
        this.leaving = leaving;
        this.answers = answers;
        this.overflow = overflow;
    }

    /**
     * Finds the conditions.
     *
     * @param field the board, sub-moves that are not mere landings already made
     * @param king the royal man's square
     * @param side the mover
     * @param manAt by square one bit for the mover's man that can leave it, or 0
     * @param free the men, one bit each, that can still leave
     * @param most how many men can still leave
     */
    static Safety of(Field field, int king, int side, long[] manAt, long free, int most) {
        long enemies = side == 0 ? 0xaaaaaaaaaaaaaaaaL : 0x5555555555555555L;
        long[] leaving = NONE.leaving;
        short[][] answers = NONE.answers;
        int n = 0;
        byte[] men = field.men;
        for (Attack attack : field.tables.attacks[king]) {
            if (((attack.codes() & enemies) >>> men[attack.from()] & 1) == 0) {
                continue;
            }
            long between = between(men, attack.between(), side, manAt, free);
            if (between < 0 || Long.bitCount(between) > most || field.isFrozen(attack.from())) {
                continue;
            }
            if (n == leaving.length) {
                leaving = Arrays.copyOf(leaving, 2 * n + 2);
                answers = Arrays.copyOf(answers, 2 * n + 2);
            }
            if (n == MOST) {
                return new Safety(leaving, answers, true);
            }
            leaving[n] = between;
            short[] squares = Arrays.copyOf(attack.between(), attack.between().length + 1);
            squares[squares.length - 1] = attack.from();
            answers[n++] = squares;
        }
        return n == 0 ? NONE : new Safety(Arrays.copyOf(leaving, n), Arrays.copyOf(answers, n), false);
    }

    /** The mover's men on squares, or -1 if one of them is held by a man that cannot leave. */
    private static long between(byte[] men, short[] squares, int side, long[] manAt, long free) {
        long found = 0;
        for (short s : squares) {
            if (men[s] != 0) {
                if ((men[s] & 1) != side || (manAt[s] & free) == 0) {
                    return -1;
                }
                found |= manAt[s];
            }
        }
        return found;
    }

    /** Which conditions a destination answers, one bit each. */
    long answeredBy(int destination) {
        long mask = 0;
        for (int c = 0; c < answers.length; c++) {
            for (short s : answers[c]) {
                if (s == destination) {
                    mask |= 1L << c;
                }
            }
        }
        return mask;
    }

    /** Whether a turn is safe whose men have left and whose destinations have answered those conditions. */
    boolean allows(long left, long answered) {
        return failed(left, answered) < 0;
    }

    /** The first condition that such a turn fails, or -1. */
    int failed(long left, long answered) {
        for (int c = 0; c < leaving.length; c++) {
            if ((leaving[c] & ~left) == 0 && (answered >>> c & 1) == 0) {
                return c;
            }
        }
        return -1;
    }
}
