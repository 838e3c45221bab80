package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/**
 * Counts the safe turns of up to two or three different pieces without forming them, from the sets of squares that the mover's
 * pieces reach: two pieces that reach v and w squares, c of them both, make vw - c turns, and a third one adds to these as many
 * for each of its squares as do not end there.
 *
 * <p>{@link WordKingConstraints} forbid the turns whose pieces all leave and land elsewhere: inclusion and exclusion over them, each
 * term from the same sums on masked sets. The only king's steps are made, and their partners counted under the conditions found
 * there.
 *
 * <p>Returned to the general engine ({@link #UNKNOWN}): captures en passant and promotions at hand, two royal pieces, more
 * checks or pieces than fit. // must agree with ReferenceTurns: the fast path's laws prove it
 */
final class WidePairCount {
    /** Instead of a count. */
    static final long UNKNOWN = -1;

    private static final int MOST = 3;
    private static final int MOST_PIECES = 31;
    private static final int MOST_CHECKS = 4;

    private final Tables128 wide;
    private final SimultaneousStructure simultaneous;
    private final JudgedMoves special;
    private final WordKingConstraints conditions = new WordKingConstraints();
    private final WideBoard board;
    private final int side;

    /** Pieces with somewhere to go, by number: their squares, and where they go. */
    private int pieces;

    private final int[] from = new int[MOST_PIECES];
    private final long[] low = new long[MOST_PIECES];
    private final long[] high = new long[MOST_PIECES];

    /** Squares that no piece may enter. */
    private long shutLow;

    private long shutHigh;

    WidePairCount(SimultaneousStructure simultaneous, JudgedMoves special, WideBoard board) {
        this.wide = board.wide;
        this.simultaneous = simultaneous;
        this.special = special;
        this.board = board;
        this.side = board.side;
    }

    /** Whether turns of up to so many pieces are counted here. */
    static boolean serves(SimultaneousStructure simultaneous) {
        return simultaneous.most <= MOST && simultaneous.most > 1 && !simultaneous.collision;
    }

    /** The number of safe turns, or {@link #UNKNOWN}. */
    long count() {
        long kingsLow = board.royals(side, 0);
        long kingsHigh = board.royals(side, 1);
        int king = WideBoard.first(kingsLow, kingsHigh);
        if (board.state.hasEnPassantSquares() || WideBoard.count(kingsLow, kingsHigh) > 1 || !collect(king)) {
            return UNKNOWN;
        }
        shutLow = 0;
        shutHigh = 0;
        conditions.look(board, king, simultaneous.most, 0, 0);
        if (conditions.checks > MOST_CHECKS) {
            return UNKNOWN;
        }
        long total = exclude(0, 0, 0, simultaneous.most) - (conditions.checks == 0 ? 1 : 0) + steps(king);
        return board.state.castling == 0 || simultaneous.castlingWeight > simultaneous.most
                ? total
                : withCastlings(total);
    }

    /** Lists where the mover's pieces go, the only royal piece aside; false if they cannot be told. */
    private boolean collect(int king) {
        pieces = 0;
        for (int w = 0; w < WideBoard.WORDS; w++) {
            for (long left = board.pieces[WideBoard.WORDS * side + w]; left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                if (s != king && !collect(board.piece[s], s)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean collect(int code, int s) {
        board.reach(code, s);
        if ((board.toLow | board.toHigh) == 0) {
            return true;
        }
        if (pieces == MOST_PIECES || (wide.promotes[code] && mayPromote(code))) {
            return false;
        }
        from[pieces] = s;
        low[pieces] = board.toLow;
        high[pieces++] = board.toHigh;
        return true;
    }

    private boolean mayPromote(int code) {
        long low = board.toLow & (wide.may[2 * code] | wide.must[2 * code]);
        return (low | (board.toHigh & (wide.may[2 * code + 1] | wide.must[2 * code + 1]))) != 0;
    }

    // ---- the king's steps, castling ---------------------------------------------------------------------------------

    private long steps(int king) {
        board.reach(board.piece[king], king);
        long total = 0;
        long h = board.toHigh;
        for (long l = board.toLow; (l | h) != 0; h &= l == 0 ? h - 1 : -1, l &= l - 1) {
            total += step(king, WideBoard.first(l, h));
        }
        return total;
    }

    private long step(int king, int to) {
        shutLow = Tables128.low(to);
        shutHigh = Tables128.high(to);
        conditions.look(board, to, simultaneous.most - 1, Tables128.low(king), Tables128.high(king));
        boolean isOpen =
                conditions.checks < 2 || (conditions.allLow | conditions.allHigh) != 0 || simultaneous.most > 2;
        return isOpen ? exclude(0, 0, 0, simultaneous.most - 1) : 0;
    }

    private long withCastlings(long others) {
        // with partners the castled king may be safe where it is not alone
        if (simultaneous.castlingWeight < simultaneous.most) {
            return special.mayCastle(board.state) ? UNKNOWN : others;
        }
        return others + special.castlings(board.state);
    }

    // ---- inclusion and exclusion ------------------------------------------------------------------------------------

    /**
     * Adds up, with alternating signs, the turns of at most so many sub-moves by pieces other than the king that fail every condition
     * of each subset of the remaining ones: of all conditions, the safe turns, the empty one among them if there is no check.
     */
    private long exclude(int next, long mustLow, long mustHigh, int budget) {
        long total = required(mustLow, mustHigh, budget);
        for (int c = next; c < conditions.size; c++) {
            long l = mustLow | conditions.pieces[2 * c];
            long h = mustHigh | conditions.pieces[2 * c + 1];
            if (WideBoard.count(l, h) <= budget) {
                long beforeLow = shutLow;
                long beforeHigh = shutHigh;
                shutLow |= conditions.answers[2 * c];
                shutHigh |= conditions.answers[2 * c + 1];
                total -= exclude(c + 1, l, h, budget);
                shutLow = beforeLow;
                shutHigh = beforeHigh;
            }
        }
        return total;
    }

    /** The turns in which all pieces of a set move, to squares that are not shut, and others as far as the budget goes. */
    private long required(long mustLow, long mustHigh, int budget) {
        if ((mustLow | mustHigh) == 0) {
            return free(budget);
        }
        int first = WideBoard.first(mustLow, mustHigh);
        int i = number(first);
        if (i < 0) {
            return 0;
        }
        long restLow = mustLow & ~Tables128.low(first);
        long restHigh = mustHigh & ~Tables128.high(first);
        long allLow = low[i];
        long allHigh = high[i];
        long l = allLow & ~shutLow;
        long h = allHigh & ~shutHigh;
        if (budget == 1) {
            return WideBoard.count(l, h);
        }
        // it moves once
        low[i] = 0;
        high[i] = 0;
        long beforeLow = shutLow;
        long beforeHigh = shutHigh;
        long total = 0;
        for (; l != 0; l &= l - 1) {
            shutLow = beforeLow | (l & -l);
            total += required(restLow, restHigh, budget - 1);
        }
        shutLow = beforeLow;
        for (; h != 0; h &= h - 1) {
            shutHigh = beforeHigh | (h & -h);
            total += required(restLow, restHigh, budget - 1);
        }
        shutHigh = beforeHigh;
        low[i] = allLow;
        high[i] = allHigh;
        return total;
    }

    private int number(int square) {
        for (int i = 0; i < pieces; i++) {
            if (from[i] == square) {
                return i;
            }
        }
        return -1;
    }

    /** The turns, the empty one among them, of any pieces to squares that are not shut. */
    private long free(int budget) {
        long singles = 0;
        long pairs = 0;
        long triples = 0;
        for (int i = 0; budget > 0 && i < pieces; i++) {
            long l = low[i] & ~shutLow;
            long h = high[i] & ~shutHigh;
            long w = WideBoard.count(l, h);
            triples += w * pairs;
            pairs += w * singles;
            for (int k = 0; budget > 1 && k < i; k++) {
                pairs -= WideBoard.count(low[k] & l, high[k] & h);
            }
            triples -= budget > 2 ? meeting(i, l, h, singles) : 0;
            singles += w;
        }
        return 1 + singles + (budget > 1 ? pairs : 0) + (budget > 2 ? triples : 0);
    }

    /** The triples of a piece, one of those before it that comes to the same square, and another of these, their sub-moves given. */
    private long meeting(int piece, long l, long h, long singles) {
        long total = 0;
        for (int k = 0; k < piece; k++) {
            long bothLow = low[k] & l;
            long bothHigh = high[k] & h;
            if ((bothLow | bothHigh) != 0) {
                long w = WideBoard.count(low[k] & ~shutLow, high[k] & ~shutHigh);
                total += WideBoard.count(bothLow, bothHigh) * (singles - w);
                for (int m = 0; m < k; m++) {
                    total -= 2L * WideBoard.count(low[m] & bothLow, high[m] & bothHigh);
                }
            }
        }
        return total;
    }
}
