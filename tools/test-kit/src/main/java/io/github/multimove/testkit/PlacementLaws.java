package io.github.multimove.testkit;

import io.github.multimove.Piece;
import io.github.multimove.Placement;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What holds of every board with its pieces: whichever way it is read, it is read alike. */
final class PlacementLaws {
    private PlacementLaws() {}

    /** All ways to read the pieces agree with asking each square for its own. */
    static void piecesAreRead(Position position, Placement placement) {
        List<Piece> all = new ArrayList<>();
        for (Square square : placement.board().squares()) {
            List<Piece> on = placement.pieces(square);
            all.addAll(on);
            Broken.equal(position, "the piece on " + square, on.stream().findFirst(), placement.piece(square));
            Broken.equal(
                    position, "the pieces on " + square, on, placement.pieces().getOrDefault(square, List.of()));
        }
        List<Piece> walked = new ArrayList<>();
        placement.forEachPiece((square, piece) -> {
            walked.add(piece);
            Broken.holds(
                    position, square + " has " + piece, placement.pieces(square).contains(piece));
        });
        Broken.equal(position, "the pieces walked over", all, walked);
        squares(position, "occupied squares", placement.pieces().keySet(), placement.occupiedSquares());
        int balance = 0;
        for (Side side : Side.values()) {
            List<Piece> ofSide =
                    all.stream().filter(piece -> piece.side() == side).toList();
            Broken.equal(position, "the number of pieces of " + side, ofSide.size(), placement.count(side));
            Set<Square> on = new TreeSet<>();
            for (Map.Entry<Square, List<Piece>> entry : placement.pieces().entrySet()) {
                if (entry.getValue().get(0).side() == side) {
                    on.add(entry.getKey());
                }
            }
            squares(position, "the squares of " + side, on, placement.squares(side));
            for (Piece piece : Set.copyOf(ofSide)) {
                balance += (side == Side.WHITE ? 1 : -1)
                        * Collections.frequency(ofSide, piece)
                        * piece.type().letter();
                Broken.equal(
                        position, "how many " + piece, Collections.frequency(ofSide, piece), placement.count(piece));
                squares(
                        position,
                        "the squares of " + piece,
                        new TreeSet<>(placement.pieces().keySet().stream()
                                .filter(square -> placement.pieces(square).contains(piece))
                                .toList()),
                        placement.squares(piece));
            }
        }
        Broken.equal(position, "material", balance, placement.materialBalance(Side.WHITE, type -> type.letter()));
        Broken.equal(position, "material", -balance, placement.materialBalance(Side.BLACK, type -> type.letter()));
    }

    private static void squares(Position position, String what, Set<Square> expected, SquareSet found) {
        Broken.equal(position, what, List.copyOf(expected), List.copyOf(found));
        Broken.equal(position, what, SquareSet.of(found.board(), expected), found);
        Broken.equal(position, what, new TreeSet<>(expected).hashCode(), found.hashCode());
        for (Square square : found.board().squares()) {
            boolean bit = (found.word(square.index() >> 6) >>> square.index() & 1) != 0;
            Broken.equal(position, what + ": " + square, expected.contains(square), bit);
            Broken.equal(position, what + ": " + square, expected.contains(square), found.contains(square));
        }
    }
}
