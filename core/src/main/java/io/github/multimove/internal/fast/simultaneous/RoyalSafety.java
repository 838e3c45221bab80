package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * When a turn of simultaneous sub-moves leaves the mover's one royal safe, found once for a position (and for each
 * sub-move that changes more than its landing square): a list of conditions <em>if every piece of B leaves, some
 * destination must lie in L</em>. B empty is a check, one piece a pin, two pieces a pin that only binds both.
 *
 * <p>Right only where landing is the whole effect of the other sub-moves: a captured piece's square is entered by its
 * captor, so no line is opened but by pieces that leave. // must agree with ReferenceTurns: EveryRuleSetLaws
 */
final class RoyalSafety {
    static final int MOST = 64;

    /** No conditions: every turn is safe. */
    static final RoyalSafety NONE = new RoyalSafety(new long[0], new short[0][], new long[0], false);

    /** Conditions that cannot be told: turns are to be made and judged there. */
    static final RoyalSafety UNKNOWN = new RoyalSafety(new long[0], new short[0][], new long[0], true);

    /** For each condition the pieces of B, one bit each. */
    final long[] leaving;
    /** For each condition the squares of L. */
    final short[][] answers;
    /** Whether there are more conditions than fit. */
    final boolean overflow;

    /**
     * If there are two royal pieces, for each of the first one's conditions those of the other whose capture fits to its own, one bit each:
     * then a turn is unsafe only when two such fail. With one royal piece none, and any condition is enough.
     */
    private final long[] together;

    /** By sub-move of the table the conditions that it may answer, once asked for. */
    volatile long @Nullable [] answering;
    /** The sub-moves that may answer one, known together with them. */
    int[] able = {};

    private RoyalSafety(long[] leaving, short[][] answers, long[] together, boolean overflow) {
        this.leaving = leaving;
        this.answers = answers;
        this.together = together;
        this.overflow = overflow;
    }

    /**
     * Finds the conditions.
     *
     * @param state the board, sub-moves that are not mere landings already made
     * @param king the royal piece's square
     * @param side the mover
     * @param pieceAt by square one bit for the mover's piece that can leave it, or 0
     * @param free the pieces, one bit each, that can still leave
     * @param most how many pieces can still leave
     */
    static RoyalSafety of(BoardState state, int king, int side, long[] pieceAt, long free, int most) {
        long enemies = side == 0 ? 0xaaaaaaaaaaaaaaaaL : 0x5555555555555555L;
        long[] leaving = NONE.leaving;
        short[][] answers = NONE.answers;
        int n = 0;
        byte[] pieces = state.bySquare();
        for (CapturePath attack : state.tables.attacks[king]) {
            if (((attack.codes() & enemies) >>> pieces[attack.from()] & 1) == 0) {
                continue;
            }
            long between = between(pieces, attack.between(), side, pieceAt, free);
            if (between < 0 || Long.bitCount(between) > most || state.isFrozen(attack.from())) {
                continue;
            }
            if (n == leaving.length) {
                leaving = Arrays.copyOf(leaving, 2 * n + 2);
                answers = Arrays.copyOf(answers, 2 * n + 2);
            }
            if (n == MOST) {
                return UNKNOWN;
            }
            leaving[n] = between;
            short[] squares = Arrays.copyOf(attack.between(), attack.between().length + 1);
            squares[squares.length - 1] = attack.from();
            answers[n++] = squares;
        }
        return n == 0
                ? NONE
                : new RoyalSafety(Arrays.copyOf(leaving, n), Arrays.copyOf(answers, n), NONE.leaving, false);
    }

    /** The conditions of two royal pieces, which only bind together: for each of the first, those of the second, one bit each. */
    static RoyalSafety ofTwo(RoyalSafety first, RoyalSafety second, long[] together) {
        if (first == NONE || second == NONE) {
            return NONE;
        }
        int n = first.leaving.length;
        int m = second.leaving.length;
        if (first.overflow || second.overflow || n + m > MOST) {
            return UNKNOWN;
        }
        long[] leaving = Arrays.copyOf(first.leaving, n + m);
        short[][] answers = Arrays.copyOf(first.answers, n + m);
        System.arraycopy(second.leaving, 0, leaving, n, m);
        System.arraycopy(second.answers, 0, answers, n, m);
        Arrays.setAll(together, c -> together[c] << n);
        return new RoyalSafety(leaving, answers, together, false);
    }

    /** Whether a set of sub-moves is unsafe as soon as it fails one condition. */
    boolean isSimple() {
        return together.length == 0;
    }

    /** The mover's pieces on squares, or -1 if one of them is held by a piece that cannot leave. */
    private static long between(byte[] pieces, short[] squares, int side, long[] pieceAt, long free) {
        long found = 0;
        for (short s : squares) {
            if (pieces[s] != 0) {
                if ((pieces[s] & 1) != side || (pieceAt[s] & free) == 0) {
                    return -1;
                }
                found |= pieceAt[s];
            }
        }
        return found;
    }

    /**
     * The conditions, one bit each, that a turn fails whose pieces have left and whose destinations have answered some: each must be
     * answered before it is safe, or with two royal pieces one of two that bind together.
     */
    long failing(long left, long answered) {
        long failing = 0;
        for (int c = 0; c < leaving.length; c++) {
            failing |= (leaving[c] & ~left) == 0 ? 1L << c : 0;
        }
        failing &= ~answered;
        for (int c = 0; c < together.length; c++) {
            if ((failing >>> c & 1) != 0 && (failing & together[c]) != 0) {
                return 1L << c | Long.lowestOneBit(failing & together[c]);
            }
        }
        return isSimple() ? failing : 0;
    }

    /** The square of the piece that attacks where the condition fails. */
    int attacker(int condition) {
        return answers[condition][answers[condition].length - 1];
    }
}
