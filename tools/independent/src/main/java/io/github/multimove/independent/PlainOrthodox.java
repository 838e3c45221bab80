package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.DIAGONAL;
import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.KNIGHT;
import static io.github.multimove.independent.PlainPiece.ORTHOGONAL;

import java.util.List;

/** The orthodox game ({@code rules/common.md}, orthodox details), with what pawns become, in lower case. */
class PlainOrthodox extends PlainBase {
    private final String becoming;

    PlainOrthodox() {
        this("qrbn");
    }

    PlainOrthodox(String becoming) {
        super(
                new PlainShape(8, 8, ""),
                "KQRBNP",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "K e1 h1 g1 f1",
                "Q e1 a1 c1 d1",
                "k e8 h8 g8 f8",
                "q e8 a8 c8 d8");
        this.becoming = becoming;
    }

    @Override
    int doubleStepRank() {
        return 2;
    }

    @Override
    void moves(PlainPiece piece) {
        move(piece);
    }

    /** Moves the six orthodox pieces; any other piece stays. */
    static void move(PlainPiece piece) {
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
            case 'P' -> piece.pawn();
            default -> {}
        }
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        return lastRank(shape, board[from], to) ? List.of(becoming.split("")) : List.of("");
    }

    /** Tells whether a pawn arrives on the last rank of its side. */
    static boolean lastRank(PlainShape shape, char piece, int to) {
        return piece == 'P' ? shape.rank(to) == shape.ranks() - 1 : piece == 'p' && shape.rank(to) == 0;
    }
}
