package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.KNIGHT;
import static io.github.multimove.independent.PlainPiece.ORTHOGONAL;

import java.util.List;

/** Double King Chess ({@code rules/double-king.md}). */
final class PlainDoubleKing extends PlainBase {
    /** The leaps of the squirk that are not a knight's: alfil and dabbaba. */
    private static final int[][] TWO_AWAY = {
        {2, 2, 0}, {2, -2, 0}, {-2, 2, 0}, {-2, -2, 0}, {2, 0, 0}, {-2, 0, 0}, {0, 2, 0}, {0, -2, 0}
    };

    private final boolean lenient;
    private final boolean scored;

    PlainDoubleKing(boolean lenient, boolean scored) {
        super(
                new PlainShape(10, 8, ""),
                "KQSRBNP",
                "rnbkqskbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBKQSKBNR w DADJGAGJdadjgagj - 0 1",
                "DA d1 a1 b1 c1",
                "DJ d1 j1 h1 g1",
                "GA g1 a1 c1 d1",
                "GJ g1 j1 i1 h1",
                "da d8 a8 b8 c8",
                "dj d8 j8 h8 g8",
                "ga g8 a8 c8 d8",
                "gj g8 j8 i8 h8");
        this.lenient = lenient;
        this.scored = scored;
    }

    @Override
    void moves(PlainPiece piece) {
        if (piece.kind() == 'S') {
            // The leaps come first: a square reached by slide or leap counts as leapt to (rules/two-prong.md,
            // collision), and only the first way of one text is kept.
            piece.leaps(BOTH, KNIGHT);
            piece.leaps(BOTH, TWO_AWAY);
            piece.slides(ORTHOGONAL);
        } else {
            PlainOrthodox.move(piece);
        }
    }

    @Override
    int doubleStepRank() {
        return 2;
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        return PlainOrthodox.lastRank(shape, board[from], to) ? List.of("q", "s", "r", "n", "b") : List.of("");
    }

    @Override
    int royals() {
        return 2;
    }

    @Override
    boolean castlesLeniently() {
        return lenient;
    }

    @Override
    boolean scoresDoubleCheckmate() {
        return scored;
    }
}
