package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.How.CAPTURE;
import static io.github.multimove.independent.PlainPiece.How.MOVE;

import java.util.ArrayList;
import java.util.List;

/** Raumschach ({@code rules/base-games.md}). */
final class PlainRaumschach extends PlainBase {

    /** Every vector of up to two squares along each axis but the one that goes nowhere. */
    private static final List<int[]> VECTORS = vectors();

    private final boolean fourPawnCaptures;

    PlainRaumschach(boolean chessVariantPagesArray, boolean fourPawnCaptures) {
        super(
                new PlainShape(5, 5, "ABCDE"),
                "KQRBNUP",
                "rnknr/ppppp/5/5/5|" + (chessVariantPagesArray ? "buqbu" : "ubqub")
                        + "/ppppp/5/5/5|5/5/5/5/5|5/5/5/PPPPP/BUQBU|5/5/5/PPPPP/RNKNR w - - 0 1");
        this.fourPawnCaptures = fourPawnCaptures;
    }

    @Override
    void moves(PlainPiece piece) {
        if (piece.kind() == 'P') {
            pawn(piece);
            return;
        }
        for (int[] vector : VECTORS) {
            int[] sizes = {Math.abs(vector[0]), Math.abs(vector[1]), Math.abs(vector[2])};
            int axes = sizes[0] + sizes[1] + sizes[2];
            boolean unit = Math.max(sizes[0], Math.max(sizes[1], sizes[2])) == 1;
            boolean slides = switch (piece.kind()) {
                case 'R' -> axes == 1;
                case 'B' -> axes == 2;
                case 'U' -> axes == 3;
                default -> piece.kind() == 'Q';
            };
            if (unit && slides) {
                piece.slide(Integer.MAX_VALUE, vector);
            } else if (unit ? piece.kind() == 'K' : piece.kind() == 'N' && axes == 3) {
                // Of the vectors up to two long, only (0, 1, 2) and its like have three steps and are no unit vector.
                piece.leap(BOTH, vector);
            }
        }
    }

    private void pawn(PlainPiece piece) {
        int s = piece.forward();
        piece.leap(MOVE, 0, s, 0);
        piece.leap(MOVE, 0, 0, s);
        piece.leap(CAPTURE, 1, s, 0);
        piece.leap(CAPTURE, -1, s, 0);
        piece.leap(CAPTURE, 1, 0, s);
        piece.leap(CAPTURE, -1, 0, s);
        if (!fourPawnCaptures) {
            piece.leap(CAPTURE, 0, s, s);
        }
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        boolean white = board[from] == 'P';
        boolean arrives = shape.rank(to) == (white ? 4 : 0) && shape.level(to) == (white ? 4 : 0);
        return Character.toUpperCase(board[from]) == 'P' && arrives ? List.of("q", "r", "b", "n", "u") : List.of("");
    }

    private static List<int[]> vectors() {
        List<int[]> vectors = new ArrayList<>();
        for (int files = -2; files <= 2; files++) {
            for (int ranks = -2; ranks <= 2; ranks++) {
                for (int levels = -2; levels <= 2; levels++) {
                    if (files != 0 || ranks != 0 || levels != 0) {
                        vectors.add(new int[] {files, ranks, levels});
                    }
                }
            }
        }
        return vectors;
    }
}
