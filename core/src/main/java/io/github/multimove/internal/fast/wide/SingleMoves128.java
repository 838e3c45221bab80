package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;

/**
 * The number of safe sub-moves of single pieces on a {@link WideBoard}; castlings and captures en passant, which are rare, are
 * listed. With two royal pieces nothing binds. // must agree with PathMoves: the fast path's laws prove it
 */
final class SingleMoves128 {
    private final Tables128 wide;
    private final JudgedMoves special;
    private final WordKingConstraints conditions = new WordKingConstraints();
    private final WideBoard board;
    private int side;
    /** The square of the only royal piece, or -1. */
    private int king;

    SingleMoves128(JudgedMoves special, WideBoard board) {
        this.wide = board.wide;
        this.special = special;
        this.board = board;
    }

    /** The number of safe sub-moves of a position. */
    long count(BoardState position) {
        board.read(position);
        return count();
    }

    /** The number of safe sub-moves. */
    long count() {
        side = board.side;
        long l = board.royals(side, 0);
        long h = board.royals(side, 1);
        king = WideBoard.count(l, h) == 1 ? WideBoard.first(l, h) : -1;
        if (king >= 0) {
            conditions.look(board, king, 1, 0, 0);
        }
        long others = special.count(board.state);
        if (king >= 0 && (conditions.allLow | conditions.allHigh) == 0) {
            return landings(board.piece[king], king) + others;
        }
        long tiedLow = king < 0 ? 0 : conditions.tiedLow;
        long tiedHigh = king < 0 ? 0 : conditions.tiedHigh;
        return ofPieces(wide.oneByOne[side], -1, -1)
                + ofPieces(wide.byShifts[side], tiedLow, tiedHigh)
                + byShifts(~tiedLow, ~tiedHigh)
                + others;
    }

    /** Finds where a piece can safely land. */
    private void reach(int code, int from) {
        if (from == king) {
            board.kingReach(code, from);
        } else {
            board.reach(code, from);
            if (king >= 0) {
                conditions.keep(board, from);
            }
        }
    }

    /** The sub-moves of pieces of some codes, each by itself. */
    private long ofPieces(int[] codes, long withinLow, long withinHigh) {
        long total = 0;
        for (int code : codes) {
            for (long left = board.low[code] & withinLow; left != 0; left &= left - 1) {
                total += landings(code, Long.numberOfTrailingZeros(left));
            }
            for (long left = board.high[code] & withinHigh; left != 0; left &= left - 1) {
                total += landings(code, 64 + Long.numberOfTrailingZeros(left));
            }
        }
        return total;
    }

    /** The sub-moves, castlings and captures en passant aside, of pawns of a set that move by shifts. */
    private long byShifts(long freeLow, long freeHigh) {
        long openLow = ~board.pieces[2 * side];
        long openHigh = ~board.pieces[2 * side + 1];
        long enemyLow = board.pieces[2 - 2 * side];
        long enemyHigh = board.pieces[3 - 2 * side];
        long emptyLow = openLow & ~enemyLow;
        long emptyHigh = openHigh & ~enemyHigh;
        long answersLow = king < 0 ? -1 : conditions.allLow;
        long answersHigh = king < 0 ? -1 : conditions.allHigh;
        long total = 0;
        for (PawnSteps way : wide.steps[side]) {
            int code = way.code();
            int shift = way.shift();
            long l = board.low[code] & freeLow & way.low();
            long h = board.high[code] & freeHigh & way.high();
            if ((l | h) == 0) {
                continue;
            }
            for (int i = way.squares(); i > 0; i--) {
                long movedLow;
                if (shift > 0) {
                    h = h << shift | l >>> -shift;
                    movedLow = l << shift;
                } else {
                    movedLow = l >>> -shift | h << shift;
                    h >>>= -shift;
                }
                l = i > 1 ? movedLow & emptyLow : movedLow;
                h = i > 1 ? h & emptyHigh : h;
            }
            l &= answersLow & ((way.toEmpty() ? emptyLow : 0) | (way.takes() ? enemyLow : 0));
            h &= answersHigh & ((way.toEmpty() ? emptyHigh : 0) | (way.takes() ? enemyHigh : 0));
            if ((l | h) == 0) {
                continue;
            }
            total += WideBoard.count(l, h);
            if (wide.promotes[code]
                    && ((l & (wide.may[2 * code] | wide.must[2 * code]))
                                    | (h & (wide.may[2 * code + 1] | wide.must[2 * code + 1])))
                            != 0) {
                board.toLow = l;
                board.toHigh = h;
                total += promotions(code);
            }
        }
        return total;
    }

    private long landings(int code, int from) {
        reach(code, from);
        long n = WideBoard.count(board.toLow, board.toHigh);
        return n > 0 && wide.promotes[code] ? n + promotions(code) : n;
    }

    /** How many more sub-moves than squares last reached a piece has that promotes. */
    private long promotions(int code) {
        long must = WideBoard.count(board.toLow & wide.must[2 * code], board.toHigh & wide.must[2 * code + 1]);
        long may = WideBoard.count(board.toLow & wide.may[2 * code], board.toHigh & wide.may[2 * code + 1]);
        if ((must | may) == 0) {
            return 0;
        }
        int kinds = special.kinds(board.state, code);
        return may * kinds + must * (kinds - 1L) + (kinds == 0 ? takingRoyals(code) : 0);
    }

    /** Who finds no piece to promote to goes to a square where it must promote only to capture a royal piece. */
    private long takingRoyals(int code) {
        return WideBoard.count(
                board.toLow & wide.must[2 * code] & board.royals(1 - side, 0),
                board.toHigh & wide.must[2 * code + 1] & board.royals(1 - side, 1));
    }
}
