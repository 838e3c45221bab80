package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;

/**
 * The pieces of a position by square, and the squares of each side's pieces as bit sets of any number of words; a turn of one
 * piece is made on it by changing it. It knows neither keys nor clocks. Not safe to share between threads.
 */
class PathBoard {
    final PathTables paths;
    final GameTables tables;
    final int words;
    int side;
    int castling;
    short[] passed = BoardState.NONE;
    final byte[] piece;
    /** White's pieces, then Black's, {@link #words} each. */
    final long[] pieces;

    /** An empty board to be written over. */
    PathBoard(PathTables paths, int words) {
        this(paths, words, new byte[paths.tables.size]);
    }

    private PathBoard(PathTables paths, int words, byte[] piece) {
        this.paths = paths;
        this.tables = paths.tables;
        this.words = words;
        this.piece = piece;
        this.pieces = new long[2 * words];
    }

    /** The pieces of a position without stacks, hands, siblings and neutral pieces, which also stand by square in an array. */
    PathBoard(PathTables paths, int words, BoardState position, byte[] piece) {
        this(paths, words, piece);
        side = position.side;
        castling = position.castling;
        passed = position.passed();
        for (int w = 0; w < tables.words; w++) {
            long blacks = position.plane(0, w);
            pieces[w] = position.occupied(w) ^ blacks;
            pieces[words + w] = blacks;
        }
    }

    /** A board of the same kind to be written over. */
    PathBoard another() {
        return new PathBoard(paths, words);
    }

    /** Takes over everything of another board of the game. */
    void become(PathBoard other) {
        side = other.side;
        castling = other.castling;
        passed = other.passed;
        System.arraycopy(other.piece, 0, piece, 0, piece.length);
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /** Puts a piece on a square of the sets or takes it away. */
    void toggle(int square, int code) {
        pieces[(code & 1) * words + (square >> 6)] ^= 1L << square;
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
    final void apply(long m) {
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
        if (Packed.kind(m) == Packed.MOVE) {
            int promotion = Packed.promotion(m);
            remove(from);
            put(to, promotion == 0 ? code : tables.byLetter[(promotion - 1) >> 1] << 1 | side);
            castling &= tables.keep[from] & tables.keep[to];
        }
    }

    /** Makes a turn of one sub-move. */
    final void make(long m) {
        apply(m);
        int mover = side;
        side = 1 - mover;
        passed = BoardState.NONE;
        if (Packed.is(m, Packed.PASSING)) {
            pass(m, mover);
        }
    }

    private void pass(long m, int mover) {
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
        for (CapturePath attack : tables.pawnAttacks[square]) {
            if (isByPawn(attack)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a pawn of the side to move captures one way. */
    final boolean isByPawn(CapturePath attack) {
        int by = piece[attack.from()];
        return tables.isPawn(by) && (by & 1) == side && attacks(attack, by);
    }

    /** Where that side's pawn stands that has just passed the square, or -1 if none can have. */
    final int victim(int crossed, int pawnSide) {
        int[][] candidates = tables.victims[pawnSide][crossed];
        if (candidates == null || piece[crossed] != 0) {
            return -1;
        }
        for (int[] candidate : candidates) {
            int code = piece[candidate[0]];
            boolean fits = code != 0 && (code & 1) == pawnSide && tables.isPasser(code);
            for (int i = 1; fits && i < candidate.length; i++) {
                fits = piece[candidate[i]] == 0;
            }
            if (fits) {
                return candidate[0];
            }
        }
        return -1;
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
        for (CapturePath attack : paths.attacks[1 - ofSide][square]) {
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

    /** Whether nothing but two pieces stands on the board, one a side. */
    final boolean isBare() {
        return pieces(0) == 1 && pieces(1) == 1;
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
