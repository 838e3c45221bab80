package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.DIAGONAL;
import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.KNIGHT;
import static io.github.multimove.independent.PlainPiece.ORTHOGONAL;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Grand Chess ({@code rules/base-games.md}). */
final class PlainGrand extends PlainBase {

    private static final Map<String, Integer> IN_THE_ARRAY = Map.of("q", 1, "c", 1, "a", 1, "r", 2, "b", 2, "n", 2);

    PlainGrand() {
        super(
                new PlainShape(10, 10, ""),
                "KQCARBNP",
                "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1");
    }

    @Override
    void moves(PlainPiece piece) {
        switch (piece.kind()) {
            case 'C' -> {
                piece.slides(ORTHOGONAL);
                piece.leaps(BOTH, KNIGHT);
            }
            case 'A' -> {
                piece.slides(DIAGONAL);
                piece.leaps(BOTH, KNIGHT);
            }
            default -> PlainOrthodox.move(piece);
        }
    }

    @Override
    int doubleStepRank() {
        return 3;
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        boolean white = board[from] == 'P';
        int ownRank = white ? shape.rank(to) + 1 : 10 - shape.rank(to);
        if (Character.toUpperCase(board[from]) != 'P' || ownRank < 8) {
            return List.of("");
        }
        List<String> kinds = new ArrayList<>();
        for (String kind : IN_THE_ARRAY.keySet()) {
            if (supply(board, white, kind) > 0) {
                kinds.add(kind);
            }
        }
        boolean capturesRoyal = taken != PlainShape.NOWHERE && Character.toUpperCase(board[taken]) == 'K';
        // On the tenth rank it must promote; a capture of a royal is judged before that, and so needs no supply.
        if (ownRank < 10 || (capturesRoyal && kinds.isEmpty())) {
            kinds.add("");
        }
        return kinds;
    }

    /** One captured piece serves one promotion (rules/two-prong.md, decided). */
    @Override
    boolean promotionsFit(char[] board, boolean white, List<String> promotions) {
        for (String kind : promotions) {
            long wanted = promotions.stream().filter(kind::equals).count();
            if (wanted > supply(board, white, kind)) {
                return false;
            }
        }
        return true;
    }

    private static int supply(char[] board, boolean white, String kind) {
        char letter = white ? Character.toUpperCase(kind.charAt(0)) : kind.charAt(0);
        long onTheBoard =
                new String(board).chars().filter(piece -> piece == letter).count();
        return IN_THE_ARRAY.getOrDefault(kind, 0) - (int) onTheBoard;
    }
}
