package io.github.multimove.testkit.reference;

import static io.github.multimove.testkit.reference.PlainMan.DIAGONAL;
import static io.github.multimove.testkit.reference.PlainMan.How.BOTH;
import static io.github.multimove.testkit.reference.PlainMan.KNIGHT;
import static io.github.multimove.testkit.reference.PlainMan.ORTHOGONAL;

import java.util.ArrayList;
import java.util.List;

/** The orthodox game ({@code rules/common.md}, orthodox details). */
final class PlainOrthodox extends PlainBase {

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
    String men() {
        return "KQRBNP";
    }

    @Override
    void moves(PlainMan man) {
        move(man, 2);
    }

    /** Moves the six orthodox men, with the pawn's double step from the given rank; any other man stays. */
    static void move(PlainMan man, int doubleStepRank) {
        switch (man.kind()) {
            case 'K' -> {
                man.leaps(BOTH, ORTHOGONAL);
                man.leaps(BOTH, DIAGONAL);
            }
            case 'Q' -> {
                man.slides(ORTHOGONAL);
                man.slides(DIAGONAL);
            }
            case 'R' -> man.slides(ORTHOGONAL);
            case 'B' -> man.slides(DIAGONAL);
            case 'N' -> man.leaps(BOTH, KNIGHT);
            case 'P' -> man.pawn(doubleStepRank);
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
