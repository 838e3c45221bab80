package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;

/**
 * The pieces of a field by square, and the squares of each side's pieces as bit sets of any number of words; a turn of one piece is
 * made on it by changing it. For games without castling and captures en passant. Not safe to share between threads.
 */
final class PathBoard {
    private final GameTables tables;
    int side;
    final byte[] piece;
    /** White's pieces, then Black's, {@link #words} each. */
    final long[] pieces;

    final int words;

    PathBoard(GameTables tables) {
        this.tables = tables;
        this.words = tables.words;
        this.piece = new byte[tables.size];
        this.pieces = new long[2 * words];
    }

    static PathBoard of(BoardState field) {
        PathBoard board = new PathBoard(field.tables);
        board.side = field.side;
        field.copyPieces(board.piece);
        for (int w = 0; w < board.words; w++) {
            board.pieces[w] = field.ofSide(0, w);
            board.pieces[board.words + w] = field.ofSide(1, w);
        }
        return board;
    }

    /** Takes over everything of another board of the game. */
    void become(PathBoard other) {
        side = other.side;
        System.arraycopy(other.piece, 0, piece, 0, piece.length);
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
    }

    /** Makes a turn of one sub-move. */
    void make(long m) {
        int from = Packed.from(m);
        int to = Packed.to(m);
        int other = (1 - side) * words;
        if (Packed.is(m, Packed.CAPTURE)) {
            piece[to] = 0;
            pieces[other + (to >> 6)] &= ~(1L << to);
        }
        if (Packed.kind(m) == Packed.MOVE) {
            int promotion = Packed.promotion(m);
            piece[to] = promotion == 0 ? piece[from] : (byte) (tables.byLetter[(promotion - 1) >> 1] << 1 | side);
            piece[from] = 0;
            int own = side * words;
            pieces[own + (from >> 6)] ^= 1L << from;
            pieces[own + (to >> 6)] ^= 1L << to;
        }
        side = 1 - side;
    }

    /** The royal pieces of a side: their number, and in the upper half the square of the last. */
    long royals(int ofSide) {
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

    /** Whether nothing but two pieces stands on the board, one a side. */
    boolean isBare() {
        int white = 0;
        int black = 0;
        for (int w = 0; w < words; w++) {
            white += Long.bitCount(pieces[w]);
            black += Long.bitCount(pieces[words + w]);
        }
        return white == 1 && black == 1;
    }

    /** How many pieces of a side stand on the board. */
    int pieces(int ofSide) {
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
    boolean isFrozen(int square) {
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
