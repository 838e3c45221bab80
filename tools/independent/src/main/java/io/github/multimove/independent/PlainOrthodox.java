package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.DIAGONAL;
import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.KNIGHT;
import static io.github.multimove.independent.PlainPiece.ORTHOGONAL;
import static io.github.multimove.independent.PlainPiece.ROUND;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

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

    /** Begins from an array of Chess960 ({@code rules/base-games.md}, Chess960): each piece on a square of those still empty. */
    static PlainBase shuffled(int number) {
        List<String> squares = new ArrayList<>(List.of("a", "b", "c", "d", "e", "f", "g", "h"));
        Map<String, String> rank = new TreeMap<>();
        String light = squares.get(1 + number % 4 * 2);
        String dark = squares.get(number / 4 % 4 * 2);
        squares.removeAll(List.of(light, dark));
        rank.put(light, "B");
        rank.put(dark, "B");
        rank.put(squares.remove(number / 16 % 6), "Q");
        String[] knights = {"01", "02", "03", "04", "12", "13", "14", "23", "24", "34"};
        String pair = knights[number / 96];
        rank.put(squares.remove(pair.charAt(1) - '0'), "N");
        rank.put(squares.remove(pair.charAt(0) - '0'), "N");
        String left = squares.get(0);
        String king = squares.get(1);
        String right = squares.get(2);
        rank.putAll(Map.of(left, "R", king, "K", right, "R"));
        String white = String.join("", rank.values());
        String rights = right + left;
        String up = rights.toUpperCase(Locale.ROOT);
        return new PlainOrthodox()
                .from(white.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w " + up + rights
                        + " - 0 1")
                .castling(
                        up.charAt(0) + " " + king + "1 " + right + "1 g1 f1",
                        up.charAt(1) + " " + king + "1 " + left + "1 c1 d1",
                        right + " " + king + "8 " + right + "8 g8 f8",
                        left + " " + king + "8 " + left + "8 c8 d8");
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
            case 'K' -> piece.leaps(BOTH, ROUND);
            case 'Q' -> piece.slides(ROUND);
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
