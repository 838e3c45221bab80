package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;

/**
 * The pieces of a position by square, and the squares of each side's pieces as bit sets of any number of words. Not safe to
 * share between threads.
 */
class PathBoard {
    final GameTables tables;
    /** The position that was read, which tells what may castle and what may be captured en passant. */
    final BoardState state;

    final int words;
    int side;
    final byte[] piece;
    /** White's pieces, then Black's, {@link #words} each. */
    final long[] pieces;

    /** The pieces of a position without stacks, hands, siblings and neutral pieces, which also stand by square in an array. */
    PathBoard(int words, BoardState position, byte[] piece) {
        this.tables = position.tables;
        this.state = position;
        this.words = words;
        this.piece = piece;
        this.pieces = new long[2 * words];
        side = position.side;
        for (int w = 0; w < tables.words; w++) {
            long blacks = position.plane(0, w);
            pieces[w] = position.occupied(w) ^ blacks;
            pieces[words + w] = blacks;
        }
    }

    /** Takes over another board after a turn of one sub-move that neither castles nor captures en passant. */
    void become(PathBoard before, long turn) {
        System.arraycopy(before.piece, 0, piece, 0, piece.length);
        System.arraycopy(before.pieces, 0, pieces, 0, pieces.length);
        int from = Packed.from(turn);
        int to = Packed.to(turn);
        int code = piece[from];
        if (Packed.is(turn, Packed.CAPTURE)) {
            put(to, 0);
        }
        if (Packed.kind(turn) == Packed.MOVE) {
            put(from, 0);
            put(to, Packed.promotion(turn) == 0 ? code : tables.promotedType(turn) << 1 | before.side);
        }
        side = 1 - before.side;
    }

    /** Puts a piece on an empty square, or takes the one there away if the code is 0. */
    void put(int square, int code) {
        pieces[((code | piece[square]) & 1) * words + (square >> 6)] ^= 1L << square;
        piece[square] = (byte) code;
    }

    // ---- questions --------------------------------------------------------------------------------------------------

    /** Whether a piece of a side on a square could be captured, were it not where it stands. */
    boolean isAttacked(int square, int from, int ofSide) {
        byte stands = piece[from];
        piece[from] = 0;
        boolean attacked = isAttackedAlongPaths(square, ofSide);
        piece[from] = stands;
        return attacked;
    }

    /** Whether a piece of a side on a square could be captured. */
    final boolean isAttackedAlongPaths(int square, int ofSide) {
        byte[] on = piece;
        for (CapturePath attack : tables.attacks[square]) {
            int by = on[attack.from()];
            if (by != 0 && (by & 1) != ofSide && attacks(attack, by)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece that stands where one way to capture begins captures that way. */
    private boolean attacks(CapturePath attack, int by) {
        return (attack.codes() >>> by & 1) != 0 && isClear(attack.between()) && !isFrozen(attack.from());
    }

    /** Whether the side to move could castle over empty squares, did it have some rights. */
    final boolean mayCastle(int rights) {
        for (int left = rights; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            if (isClear(tables.castleEmpty[i]) && GameTables.number(tables.castles[i].side()) == side) {
                return true;
            }
        }
        return false;
    }

    private boolean isClear(short[] squares) {
        for (short s : squares) {
            if (piece[s] != 0) {
                return false;
            }
        }
        return true;
    }

    /** The royal pieces of a side: their number, and in the upper half the square of the last. */
    final long royals(int ofSide) {
        int n = 0;
        int last = 0;
        for (int w = 0; w < words; w++) {
            for (long left = pieces[ofSide * words + w]; left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                if (tables.isRoyal(piece[s])) {
                    n++;
                    last = s;
                }
            }
        }
        return (long) last << 32 | n;
    }

    /** How many pieces of a side stand on the board. */
    final int pieces(int ofSide) {
        int n = 0;
        for (int w = 0; w < words; w++) {
            n += Long.bitCount(pieces[ofSide * words + w]);
        }
        return n;
    }

    /** How many pieces of a code stand on the board. */
    int count(int code) {
        int n = 0;
        for (byte m : piece) {
            n += m == code ? 1 : 0;
        }
        return n;
    }

    /** Whether the piece on a square is frozen by an enemy. */
    final boolean isFrozen(int square) {
        if (tables.freezerMask == 0) {
            return false;
        }
        int[] by = tables.freezers[piece[square] & 1][square];
        for (int i = 0; i < by.length; i += 2) {
            if (piece[by[i]] == by[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
