package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.DIAGONAL;
import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.KNIGHT;
import static io.github.multimove.independent.PlainPiece.ORTHOGONAL;

import java.util.ArrayList;
import java.util.List;

/** The orthodox game ({@code rules/common.md}, orthodox details). */
class PlainOrthodox extends PlainBase {

    private static final PlainShape SHAPE = new PlainShape(8, 8, "");

    @Override
    PlainShape shape() {
        return SHAPE;
    }

    @Override
    String initialPosition() {
        return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    }

    @Override
    String pieces() {
        return "KQRBNP";
    }

    @Override
    void moves(PlainPiece piece) {
        move(piece, 2);
    }

    /** Moves the six orthodox pieces, with the pawn's double step from the given rank; any other piece stays. */
    static void move(PlainPiece piece, int doubleStepRank) {
        switch (piece.kind()) {
            case 'K' -> {
                piece.leaps(BOTH, ORTHOGONAL);
                piece.leaps(BOTH, DIAGONAL);
            }
            case 'Q' -> {
                piece.slides(ORTHOGONAL);
                piece.slides(DIAGONAL);
            }
            case 'R' -> piece.slides(ORTHOGONAL);
            case 'B' -> piece.slides(DIAGONAL);
            case 'N' -> piece.leaps(BOTH, KNIGHT);
            case 'P' -> piece.pawn(doubleStepRank);
            default -> {}
        }
    }

    @Override
    int crossedRank(boolean white) {
        return white ? 2 : 5;
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        boolean arrives = SHAPE.rank(to) == (board[from] == 'P' ? 7 : 0);
        return Character.toUpperCase(board[from]) == 'P' && arrives ? List.of("q", "r", "b", "n") : List.of("");
    }

    @Override
    List<PlainCastling> castlings() {
        List<PlainCastling> castlings = new ArrayList<>();
        for (int rank : new int[] {0, 7}) {
            boolean white = rank == 0;
            castlings.add(castling(white ? "K" : "k", rank, 4, 7, 6, 5));
            castlings.add(castling(white ? "Q" : "q", rank, 4, 0, 2, 3));
        }
        return castlings;
    }

    private static PlainCastling castling(String right, int rank, int kingFrom, int rookFrom, int kingTo, int rookTo) {
        return new PlainCastling(
                right,
                SHAPE.square(kingFrom, rank, 0),
                SHAPE.square(rookFrom, rank, 0),
                SHAPE.square(kingTo, rank, 0),
                SHAPE.square(rookTo, rank, 0));
    }
}
