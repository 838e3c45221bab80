package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;

/**
 * Counts the turns of pawn move and other move on any board. The other pieces's moves are counted once on the board before
 * the turn, and after a pawn move anew only for those that looked at one of its two squares.
 *
 * <p>Not safe to share between threads.
 */
final class PawnThenPiecePathCounter implements PawnThenPieceCounter {
    private final PawnThenPieceMoves structure;
    private final BoardState field;
    /** A copy whose pieces are moved and put back. */
    private final BoardState board;

    private final SubMoves found = new SubMoves();
    /** The squares of the other pieces of the side to move, how many moves each has, and which squares it looks at. */
    private final int[] squares;

    private final int[] moves;
    private final long[][] looks;
    private int pieces;
    private int total;

    PawnThenPiecePathCounter(BoardState field, PawnThenPieceMoves structure) {
        this.structure = structure;
        this.field = field;
        this.board = field.copy(BoardState.NONE);
        squares = new int[field.tables.size];
        moves = new int[field.tables.size];
        looks = new long[field.tables.size][];
        for (int s = 0; s < field.tables.size; s++) {
            int code = field.piece(s);
            if (code != 0 && (code & 1) == field.side && !field.tables.isPawn(code)) {
                squares[pieces] = s;
                looks[pieces] = looks(code, s);
                moves[pieces] = movesFrom(s);
                total += moves[pieces++];
            }
        }
    }

    private int movesFrom(int square) {
        found.clear();
        Generator.from(board, square, Generator.NO_PAWNS, found);
        return found.size;
    }

    private long[] looks(int code, int from) {
        long[] seen = new long[(field.tables.size + 63) / 64];
        for (MovePath path : field.tables.paths[code][from]) {
            for (short s : path.squares()) {
                seen[s >> 6] |= 1L << s;
                if (field.piece(s) != 0) {
                    break;
                }
            }
        }
        if (field.castling != 0 && field.tables.isRoyal(code)) {
            for (int[] empty : field.tables.castleEmpty) {
                for (int s : empty) {
                    seen[s >> 6] |= 1L << s;
                }
            }
        }
        return seen;
    }

    @Override
    public long count() {
        SubMoves firsts = structure.firsts(field);
        long n = 0;
        for (int i = 0; i < firsts.size; i++) {
            n += turns(firsts.at[i]);
        }
        return n;
    }

    @Override
    public long turns(long first) {
        if (!structure.paired || !Packed.is(first, Packed.PAWN)) {
            return 1;
        }
        // What captures remotely or en passant, what is frozen and what is stacked goes the plain way.
        if (Packed.kind(first) != Packed.MOVE
                || Packed.is(first, Packed.EN_PASSANT)
                || field.extras().length > 0
                || field.tables.freezerMask != 0
                || (Packed.is(first, Packed.CAPTURE) && field.tables.isRoyal(field.piece(Packed.to(first))))) {
            found.clear();
            structure.seconds(field, first, found);
            return Math.max(1, found.size);
        }
        return Math.max(1, afterPawn(first));
    }

    private int afterPawn(long first) {
        int from = Packed.from(first);
        int to = Packed.to(first);
        int pawn = board.set(from, 0);
        int taken = board.set(to, PawnThenPieceMoves.arrived(field, first));
        int n = total;
        for (int i = 0; i < pieces; i++) {
            if (((looks[i][from >> 6] >>> from | looks[i][to >> 6] >>> to) & 1) != 0) {
                n += movesFrom(squares[i]) - moves[i];
            }
        }
        if (Packed.promotion(first) != 0) {
            n += movesFrom(to);
        }
        board.set(from, pawn);
        board.set(to, taken);
        return n;
    }
}
