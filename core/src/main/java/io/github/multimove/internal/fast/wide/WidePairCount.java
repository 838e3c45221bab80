package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/**
 * Counts the safe turns of one or two different pieces without forming them, from the sets of squares that the mover's pieces
 * reach: two pieces that reach v and w squares, c of them both, make vw - c turns.
 *
 * <p>{@link WordKingConstraints} forbid the turns whose pieces all leave and land elsewhere: inclusion and exclusion over them, each
 * term from the same sums on masked sets. The only king's steps are made, and their partners counted under the conditions found
 * there.
 *
 * <p>Returned to the general engine ({@link #UNKNOWN}): captures en passant and promotions at hand, two royal pieces of which
 * both may fall, more checks or pieces than fit. // must agree with ReferenceTurns: the fast path's laws prove it
 */
final class WidePairCount {
    /** Instead of a count. */
    static final long UNKNOWN = -1;

    private static final int PIECES = 2;
    private static final int MOST_PIECES = 31;
    private static final int MOST_CHECKS = 4;

    private final Tables128 wide;
    private final SimultaneousStructure prongs;
    private final JudgedMoves special;
    /** Whether attack forbids castling to a side with two royal pieces. */
    private final boolean strict;

    private final WordKingConstraints conditions = new WordKingConstraints();
    private final SubMoves castlings = new SubMoves(0);
    private WideBoard board;
    private int side;

    /** Pieces with somewhere to go, by number: their squares, and where they go. */
    private int pieces;

    private final int[] from = new int[MOST_PIECES];
    private final long[] low = new long[MOST_PIECES];
    private final long[] high = new long[MOST_PIECES];

    /** Squares that no piece may enter. */
    private long shutLow;

    private long shutHigh;

    WidePairCount(SimultaneousStructure prongs, JudgedMoves special, boolean strict, WideBoard board) {
        this.wide = board.wide;
        this.strict = strict;
        this.prongs = prongs;
        this.special = special;
        this.board = board;
    }

    /** Whether turns of up to so many pieces are counted here. */
    static boolean serves(SimultaneousStructure prongs) {
        return prongs.most == PIECES && !prongs.collision;
    }

    /** The number of safe turns, or {@link #UNKNOWN}. */
    long count(WideBoard position) {
        board = position;
        side = position.side;
        if (position.passed.length > 0) {
            return UNKNOWN;
        }
        long kingsLow = position.royalsLow(side);
        long kingsHigh = position.royalsHigh(side);
        int royals = WideBoard.count(kingsLow, kingsHigh);
        if (royals == 2 && !isOneOutOfReach(kingsLow, kingsHigh)) {
            return UNKNOWN;
        }
        int king = royals == 1 ? WideBoard.first(kingsLow, kingsHigh) : -1;
        if (!collect(king)) {
            return UNKNOWN;
        }
        shutLow = 0;
        shutHigh = 0;
        long total;
        if (king < 0) {
            total = free(PIECES) - 1;
        } else {
            look(position.pieces[2 * side], position.pieces[2 * side + 1], 0, 0, king, PIECES);
            if (conditions.checks > MOST_CHECKS) {
                return UNKNOWN;
            }
            total = safe(PIECES) - (conditions.checks == 0 ? 1 : 0);
            total += steps(king);
        }
        return position.castling == 0 || prongs.castlingWeight > PIECES ? total : withCastlings(total, king);
    }

    /** Lists where the mover's pieces go, the only royal piece aside; false if they cannot be told. */
    private boolean collect(int king) {
        pieces = 0;
        for (int w = 0; w < board.words; w++) {
            for (long left = board.pieces[board.words * side + w]; left != 0; left &= left - 1) {
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
        if (pieces == MOST_PIECES || (wide.promotes[code] && !isWithoutPromotion(code))) {
            return false;
        }
        from[pieces] = s;
        low[pieces] = board.toLow;
        high[pieces++] = board.toHigh;
        return true;
    }

    /** Whether a piece cannot promote now; squares on which it would have to are taken away. */
    private boolean isWithoutPromotion(int code) {
        long mustLow = board.toLow & wide.mustLow[code];
        long mustHigh = board.toHigh & wide.mustHigh[code];
        if (((board.toLow & wide.mayLow[code]) | (board.toHigh & wide.mayHigh[code]) | mustLow | mustHigh) == 0) {
            return true;
        }
        if (special.kinds(board, code) > 0
                || ((mustLow & board.royalsLow(1 - side)) | (mustHigh & board.royalsHigh(1 - side))) != 0) {
            return false;
        }
        board.toLow ^= mustLow;
        board.toHigh ^= mustHigh;
        return (board.toLow | board.toHigh) != 0;
    }

    /** Finds the conditions of the royal piece on a square, the mover's pieces as given, enemies of a set captured. */
    private void look(long ownLow, long ownHigh, long capturedLow, long capturedHigh, int at, int most) {
        conditions
                .on(
                        ownLow,
                        ownHigh,
                        board.pieces[2 - 2 * side] & ~capturedLow,
                        board.pieces[3 - 2 * side] & ~capturedHigh,
                        most)
                .look(board, at);
    }

    /** Whether no enemy could capture one of two royal pieces, whatever turn is made: then nothing binds. */
    private boolean isOneOutOfReach(long kingsLow, long kingsHigh) {
        int first = WideBoard.first(kingsLow, kingsHigh);
        long l = kingsLow & ~Tables128.low(first);
        long h = kingsHigh & ~Tables128.high(first);
        return isOutOfReach(first, kingsLow, kingsHigh) || isOutOfReach(WideBoard.first(l, h), kingsLow, kingsHigh);
    }

    private boolean isOutOfReach(int at, long kingsLow, long kingsHigh) {
        board.reach(board.piece[at], at);
        long l = board.toLow | Tables128.low(at);
        long h = board.toHigh | Tables128.high(at);
        for (; l != 0; l &= l - 1) {
            if (isInReach(Long.numberOfTrailingZeros(l), kingsLow, kingsHigh)) {
                return false;
            }
        }
        for (; h != 0; h &= h - 1) {
            if (isInReach(64 + Long.numberOfTrailingZeros(h), kingsLow, kingsHigh)) {
                return false;
            }
        }
        return true;
    }

    private boolean isInReach(int at, long kingsLow, long kingsHigh) {
        look(
                board.pieces[2 * side] & ~kingsLow,
                board.pieces[2 * side + 1] & ~kingsHigh,
                Tables128.low(at),
                Tables128.high(at),
                at,
                PIECES);
        return conditions.size > 0;
    }

    // ---- the king's steps, castling ---------------------------------------------------------------------------------

    private long steps(int king) {
        board.reach(board.piece[king], king);
        long total = 0;
        long l = board.toLow;
        long h = board.toHigh;
        for (; l != 0; l &= l - 1) {
            total += step(king, Long.numberOfTrailingZeros(l));
        }
        for (; h != 0; h &= h - 1) {
            total += step(king, 64 + Long.numberOfTrailingZeros(h));
        }
        return total;
    }

    private long step(int king, int to) {
        shutLow = Tables128.low(to);
        shutHigh = Tables128.high(to);
        look(
                board.pieces[2 * side] & ~Tables128.low(king),
                board.pieces[2 * side + 1] & ~Tables128.high(king),
                shutLow,
                shutHigh,
                to,
                1);
        return conditions.checks > 1 && (conditions.allLow | conditions.allHigh) == 0 ? 0 : safe(1);
    }

    private long withCastlings(long others, int king) {
        // with partners the castled king may be safe where it is not alone
        if (prongs.castlingWeight < PIECES || (king < 0 && !strict)) {
            return special.mayCastle(board) ? UNKNOWN : others;
        }
        castlings.clear();
        special.castlings(board, castlings);
        return others + castlings.size;
    }

    // ---- inclusion and exclusion ------------------------------------------------------------------------------------

    /** The safe turns of at most so many sub-moves by pieces other than the king, the empty one if there is no check. */
    private long safe(int budget) {
        return conditions.size == 0 ? free(budget) : exclude(0, 0, 0, budget);
    }

    /** Adds up, with alternating signs, the turns that fail every condition of each subset of the remaining ones. */
    private long exclude(int next, long mustLow, long mustHigh, int budget) {
        long total = (mustLow | mustHigh) == 0 ? free(budget) : required(mustLow, mustHigh, budget);
        for (int c = next; c < conditions.size; c++) {
            long l = mustLow | conditions.piecesLow[c];
            long h = mustHigh | conditions.piecesHigh[c];
            if (WideBoard.count(l, h) <= budget) {
                long beforeLow = shutLow;
                long beforeHigh = shutHigh;
                shutLow |= conditions.answersLow[c];
                shutHigh |= conditions.answersHigh[c];
                total -= exclude(c + 1, l, h, budget);
                shutLow = beforeLow;
                shutHigh = beforeHigh;
            }
        }
        return total;
    }

    /** The turns in which all pieces of a set, one or two, move to squares that are not shut. */
    private long required(long mustLow, long mustHigh, int budget) {
        int first = number(WideBoard.first(mustLow, mustHigh));
        if (first < 0) {
            return 0;
        }
        long restLow = mustLow & ~Tables128.low(from[first]);
        long restHigh = mustHigh & ~Tables128.high(from[first]);
        if ((restLow | restHigh) != 0) {
            int second = number(WideBoard.first(restLow, restHigh));
            return second < 0 ? 0 : together(first, second);
        }
        long total = alone(first);
        for (int other = 0; budget > 1 && other < pieces; other++) {
            total += other == first ? 0 : together(first, other);
        }
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
        long total = 1;
        long before = 0;
        for (int i = 0; i < pieces; i++) {
            long l = low[i] & ~shutLow;
            long h = high[i] & ~shutHigh;
            long w = WideBoard.count(l, h);
            total += budget == 1 ? w : w * (1 + before);
            before += w;
            for (int k = 0; budget > 1 && k < i; k++) {
                total -= WideBoard.count(low[k] & l, high[k] & h);
            }
        }
        return total;
    }

    private long alone(int piece) {
        return WideBoard.count(low[piece] & ~shutLow, high[piece] & ~shutHigh);
    }

    /** The pairs of sub-moves of two pieces to different squares that are not shut. */
    private long together(int one, int other) {
        long both = WideBoard.count(low[one] & low[other] & ~shutLow, high[one] & high[other] & ~shutHigh);
        return alone(one) * alone(other) - both;
    }
}
