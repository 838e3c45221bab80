package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;

/**
 * The pieces of a {@link Tables128} game by code as bit sets of two words, and by square; a turn is made on it by changing
 * it. It knows neither keys nor clocks. Not safe to share between threads.
 */
final class WideBoard {
    final Tables128 wide;
    private final GameTables tables;
    int side;
    int castling;
    short[] passed = BoardState.NONE;
    /** By side, all pieces. */
    final long[] piecesLow = new long[2];

    final long[] piecesHigh = new long[2];
    /** By side, the pieces that capture over lines. */
    final long[] slidersLow = new long[2];

    final long[] slidersHigh = new long[2];
    /** By code, the squares of the pieces. */
    final long[] low;

    final long[] high;
    final byte[] piece;
    /** The squares last reached. */
    long toLow;

    long toHigh;

    WideBoard(Tables128 wide) {
        this.wide = wide;
        this.tables = wide.tables;
        low = new long[tables.codes];
        high = new long[tables.codes];
        piece = new byte[wide.size];
    }

    /** The pieces of a field without stacks, hands, siblings and neutral pieces. */
    static WideBoard of(Tables128 wide, BoardState field) {
        WideBoard board = new WideBoard(wide);
        board.side = field.side;
        board.castling = field.castling;
        board.passed = field.passed();
        field.sets(0, board.low);
        board.piecesLow[1] = field.plane(0, 0);
        board.piecesLow[0] = field.occupied(0) ^ board.piecesLow[1];
        if (wide.size > 64) {
            field.sets(1, board.high);
            board.piecesHigh[1] = field.plane(0, 1);
            board.piecesHigh[0] = field.occupied(1) ^ board.piecesHigh[1];
        }
        field.copyPieces(board.piece);
        for (int code = 2; code < board.low.length; code++) {
            board.slidersLow[code & 1] |= board.low[code] & wide.isSlider[code];
            board.slidersHigh[code & 1] |= board.high[code] & wide.isSlider[code];
        }
        return board;
    }

    /** Takes over everything of another board of the game. */
    void become(WideBoard other) {
        side = other.side;
        castling = other.castling;
        passed = other.passed;
        piecesLow[0] = other.piecesLow[0];
        piecesLow[1] = other.piecesLow[1];
        piecesHigh[0] = other.piecesHigh[0];
        piecesHigh[1] = other.piecesHigh[1];
        slidersLow[0] = other.slidersLow[0];
        slidersLow[1] = other.slidersLow[1];
        slidersHigh[0] = other.slidersHigh[0];
        slidersHigh[1] = other.slidersHigh[1];
        System.arraycopy(other.low, 0, low, 0, low.length);
        System.arraycopy(other.high, 0, high, 0, high.length);
        System.arraycopy(other.piece, 0, piece, 0, piece.length);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    private void toggle(int square, int code) {
        if (square < 64) {
            low[code] ^= 1L << square;
            piecesLow[code & 1] ^= 1L << square;
            slidersLow[code & 1] ^= wide.isSlider[code] & 1L << square;
        } else {
            high[code] ^= 1L << square;
            piecesHigh[code & 1] ^= 1L << square;
            slidersHigh[code & 1] ^= wide.isSlider[code] & 1L << square;
        }
    }

    private void remove(int square) {
        int code = piece[square];
        if (code != 0) {
            toggle(square, code);
            piece[square] = 0;
        }
    }

    private void put(int square, int code) {
        toggle(square, code);
        piece[square] = (byte) code;
    }

    /** Makes one sub-move of the side to move, without what happens at the turn's end. */
    void apply(long m) {
        int from = Packed.from(m);
        int to = Packed.to(m);
        int code = piece[from];
        if (Packed.kind(m) == Packed.CASTLE) {
            var right = tables.castles[Packed.extra(m)];
            int rookFrom = right.rook().index();
            int rook = piece[rookFrom];
            remove(from);
            remove(rookFrom);
            put(to, code);
            put(right.rookTo().index(), rook);
            castling &= tables.keep[from] & tables.keep[rookFrom];
            return;
        }
        if (Packed.is(m, Packed.CAPTURE)) {
            int on = Packed.capturedOn(m);
            remove(on);
            castling &= tables.keep[on];
        }
        remove(from);
        int promotion = Packed.promotion(m);
        put(to, promotion == 0 ? code : tables.byLetter[(promotion - 1) >> 1] << 1 | side);
        castling &= tables.keep[from] & tables.keep[to];
    }

    /** Gives the turn to the other side once its sub-moves are made. */
    void endTurn(long[] turn, int size) {
        int mover = side;
        side = 1 - mover;
        passed = BoardState.NONE;
        for (int i = 0; i < size; i++) {
            pass(turn[i], mover);
        }
    }

    /** Makes a turn of one sub-move. */
    void make(long m) {
        apply(m);
        int mover = side;
        side = 1 - mover;
        passed = BoardState.NONE;
        pass(m, mover);
    }

    private void pass(long m, int mover) {
        if (!Packed.is(m, Packed.PASSING)) {
            return;
        }
        short[][][] passings = tables.passings[Packed.type(m) << 1 | mover];
        if (passings == null) {
            return;
        }
        int to = Packed.to(m);
        for (short crossed : passings[Packed.from(m)][to]) {
            if (isAttackedByPawns(crossed) && victim(crossed, mover) == to) {
                add(crossed);
            }
        }
    }

    private void add(short crossed) {
        for (short s : passed) {
            if (s == crossed) {
                return;
            }
        }
        short[] more = Arrays.copyOf(passed, passed.length + 1);
        more[passed.length] = crossed;
        Arrays.sort(more);
        passed = more;
    }

    private boolean isAttackedByPawns(int square) {
        for (int code : wide.pawns[side]) {
            if ((attackersLow(code, square) | attackersHigh(code, square)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The pieces of a code, among the first 64 squares, which capture on a square as the board stands. */
    long attackersLow(int code, int at) {
        long found = low[code] & wide.leapsLow[code][at];
        for (long left = low[code] & wide.linesLow[code][at]; left != 0; left &= left - 1) {
            found |= isClear(at, Long.numberOfTrailingZeros(left)) ? left & -left : 0;
        }
        return found;
    }

    /** The same among the other squares. */
    long attackersHigh(int code, int at) {
        long found = high[code] & wide.leapsHigh[code][at];
        for (long left = high[code] & wide.linesHigh[code][at]; left != 0; left &= left - 1) {
            found |= isClear(at, 64 + Long.numberOfTrailingZeros(left)) ? left & -left : 0;
        }
        return found;
    }

    private boolean isClear(int at, int attacker) {
        return isClear(at, attacker, piecesLow[0] | piecesLow[1], piecesHigh[0] | piecesHigh[1]);
    }

    /** Where that side's pawn stands that has just passed the square, or -1 if none can have. */
    int victim(int crossed, int pawnSide) {
        int[][] candidates = tables.victims[pawnSide][crossed];
        if (candidates == null || piece[crossed] != 0) {
            return -1;
        }
        for (int[] candidate : candidates) {
            int code = piece[candidate[0]];
            boolean fits = code != 0 && (code & 1) == pawnSide && tables.isPawn(code);
            for (int i = 1; fits && i < candidate.length; i++) {
                fits = piece[candidate[i]] == 0;
            }
            if (fits) {
                return candidate[0];
            }
        }
        return -1;
    }

    // ---- reach ------------------------------------------------------------------------------------------------------

    /** Finds where a piece of the side to move can go, safe or not. */
    void reach(int code, int s) {
        long ownLow = piecesLow[side];
        long ownHigh = piecesHigh[side];
        long[] near = wide.near;
        int place = code * wide.size + s;
        if (((near[place * 2] & ~ownLow) | (near[place * 2 + 1] & ~ownHigh)) == 0) {
            toLow = 0;
            toHigh = 0;
            return;
        }
        long enemyLow = piecesLow[1 - side];
        long enemyHigh = piecesHigh[1 - side];
        long emptyLow = ~(ownLow | enemyLow);
        long emptyHigh = ~(ownHigh | enemyHigh);
        long[] leaps = wide.leaps;
        int l = place * Tables128.LEAPS;
        long toL = (leaps[l] & ~ownLow) | (leaps[l + 2] & emptyLow) | (leaps[l + 4] & enemyLow);
        long toH = (leaps[l + 1] & ~ownHigh) | (leaps[l + 3] & emptyHigh) | (leaps[l + 5] & enemyHigh);
        long[] lines = wide.lines;
        int last = wide.firstLine[place + 1];
        for (int i = wide.firstLine[place]; i < last; i++) {
            int facts = wide.lineFacts[i];
            long blockersLow = lines[i * Tables128.LINE] & ~emptyLow;
            long blockersHigh = lines[i * Tables128.LINE + 1] & ~emptyHigh;
            long openLow;
            long openHigh;
            if ((facts & Tables128.RISING) != 0) {
                openLow = blockersLow ^ (blockersLow - 1);
                openHigh = (blockersHigh ^ (blockersHigh - 1)) & ~((blockersLow | -blockersLow) >> 63);
            } else {
                long any = (blockersHigh | -blockersHigh) >> 63;
                openHigh = -Long.highestOneBit(blockersHigh) | ~any;
                openLow = (-Long.highestOneBit(blockersLow) | ~((blockersLow | -blockersLow) >> 63)) & ~any;
            }
            long empty = -(long) (facts >> 1 & 1);
            long takes = -(long) (facts >> 2);
            toL |= openLow & lines[i * Tables128.LINE + 2] & ((emptyLow & empty) | (enemyLow & takes));
            toH |= openHigh & lines[i * Tables128.LINE + 3] & ((emptyHigh & empty) | (enemyHigh & takes));
        }
        toLow = toL;
        toHigh = toH;
    }

    /** Finds where the only king can safely go. */
    void kingReach(int code, int king) {
        reach(code, king);
        for (long left = toLow; left != 0; left &= left - 1) {
            toLow ^= isAttacked(Long.numberOfTrailingZeros(left), king) ? left & -left : 0;
        }
        for (long left = toHigh; left != 0; left &= left - 1) {
            toHigh ^= isAttacked(64 + Long.numberOfTrailingZeros(left), king) ? left & -left : 0;
        }
    }

    // ---- attack -----------------------------------------------------------------------------------------------------

    /** Whether a piece of the side to move on a square could be captured, were it not where it stands. */
    boolean isAttacked(int at, int from) {
        return isAttacked(at, from, side);
    }

    /** Whether a piece of a side on a square could be captured, were it not where it stands. */
    boolean isAttacked(int at, int from, int ofSide) {
        int by = 1 - ofSide;
        long l = ~(Tables128.low(from) | Tables128.low(at));
        long h = ~(Tables128.high(from) | Tables128.high(at));
        if (((wide.leapersLow[by][at] & piecesLow[by] & l) | (wide.leapersHigh[by][at] & piecesHigh[by] & h)) != 0) {
            for (int code : wide.leapers[by]) {
                if (((low[code] & wide.leapsLow[code][at] & l) | (high[code] & wide.leapsHigh[code][at] & h)) != 0) {
                    return true;
                }
            }
        }
        long occupiedLow = (piecesLow[0] | piecesLow[1]) & l;
        long occupiedHigh = (piecesHigh[0] | piecesHigh[1]) & h;
        for (long left = slidersLow[by] & wide.slidersLow[by][at] & l; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            if (isClear(at, s, occupiedLow, occupiedHigh) && attacksOver(s, at)) {
                return true;
            }
        }
        for (long left = slidersHigh[by] & wide.slidersHigh[by][at] & h; left != 0; left &= left - 1) {
            int s = 64 + Long.numberOfTrailingZeros(left);
            if (isClear(at, s, occupiedLow, occupiedHigh) && attacksOver(s, at)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the piece on a square captures over a line to another, were no piece between. */
    boolean attacksOver(int from, int at) {
        long[][] lines = from < 64 ? wide.linesLow : wide.linesHigh;
        return (lines[piece[from]][at] >>> from & 1) != 0;
    }

    private boolean isClear(int at, int attacker, long occupiedLow, long occupiedHigh) {
        int pair = at * wide.size + attacker;
        return ((wide.betweenLow[pair] & occupiedLow) | (wide.betweenHigh[pair] & occupiedHigh)) == 0;
    }

    /** The royal pieces of a side among the first 64 squares. */
    long royalsLow(int ofSide) {
        long found = 0;
        for (int code : wide.royals[ofSide]) {
            found |= low[code];
        }
        return found;
    }

    /** The royal pieces of a side among the other squares. */
    long royalsHigh(int ofSide) {
        long found = 0;
        for (int code : wide.royals[ofSide]) {
            found |= high[code];
        }
        return found;
    }

    /** The first square of two words. */
    static int first(long l, long h) {
        return l != 0 ? Long.numberOfTrailingZeros(l) : 64 + Long.numberOfTrailingZeros(h);
    }

    static int count(long l, long h) {
        return Long.bitCount(l) + Long.bitCount(h);
    }

    /** Whether nothing but a royal piece a side stands on the board. */
    boolean isBare() {
        return count(piecesLow[0], piecesHigh[0]) == 1 && count(piecesLow[1], piecesHigh[1]) == 1;
    }
}
