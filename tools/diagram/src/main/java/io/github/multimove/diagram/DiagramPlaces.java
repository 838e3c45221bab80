package io.github.multimove.diagram;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where everything of a picture is, in user units: by arithmetic on the size of a square, there and back. */
final class DiagramPlaces {
    /** A piece type in hand: the corner of its picture and how many there are. */
    record Held(Piece piece, int count, double x, double y) {}

    final double size;
    final double margin;
    /** Of the uppermost level's squares. */
    final double top;

    private final DiagramView view;
    private final Board board;
    private final boolean column;
    private final double handHeight;

    DiagramPlaces(DiagramView view) {
        this.view = view;
        this.board = view.board();
        DiagramView.Style style = view.style();
        this.size = style.squareSize();
        this.margin = style.coordinates() ? size / 2 : size / 4;
        this.column = style.levels() == Diagram.Levels.COLUMN;
        boolean hands = view.hands().values().stream().anyMatch(hand -> !hand.isEmpty());
        this.handHeight = hands ? size : 0;
        boolean headings = style.coordinates() && board.levels() > 1;
        this.top = margin / 2 + handHeight + (headings ? size / 2 : 0);
    }

    double width() {
        return 2 * margin + (column ? 0 : (board.levels() - 1) * acrossPanel()) + board.files() * size;
    }

    double height() {
        return bottom() + margin + handHeight;
    }

    /** Below the squares of the lowest level of the picture. */
    double bottom() {
        return top + (column ? (board.levels() - 1) * downPanel() : 0) + board.ranks() * size;
    }

    private double acrossPanel() {
        return board.files() * size + size * 0.75;
    }

    private double downPanel() {
        return board.ranks() * size + (view.style().coordinates() ? size * 1.1 : size * 0.4);
    }

    double panelLeft(int level) {
        return margin + (column ? 0 : level * acrossPanel());
    }

    double panelTop(int level) {
        return top + (column ? (board.levels() - 1 - level) * downPanel() : 0);
    }

    double left(Square square) {
        boolean white = view.style().seenFrom() == Side.WHITE;
        int place = white ? square.file() : board.files() - 1 - square.file();
        return panelLeft(square.level()) + place * size;
    }

    double top(Square square) {
        boolean white = view.style().seenFrom() == Side.WHITE;
        int place = white ? board.ranks() - 1 - square.rank() : square.rank();
        return panelTop(square.level()) + place * size;
    }

    Optional<Square> squareAt(double x, double y) {
        return board.squares().stream()
                .filter(square -> isWithin(x, y, left(square), top(square), size))
                .findFirst();
    }

    Optional<Piece> handAt(double x, double y) {
        for (Side side : Side.values()) {
            for (Held held : hand(side)) {
                if (isWithin(x, y, held.x(), held.y(), each())) {
                    return Optional.of(held.piece());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isWithin(double x, double y, double left, double top, double size) {
        return x >= left && x < left + size && y >= top && y < top + size;
    }

    // ---- hands ------------------------------------------------------------------------------------------------------

    /** The size of a piece in hand. */
    double each() {
        return size * 0.75;
    }

    double handTop(Side side) {
        return side == view.style().seenFrom() ? bottom() + margin * 0.8 : margin / 2 + (handHeight - each()) / 4;
    }

    List<Held> hand(Side side) {
        List<Held> all = new ArrayList<>();
        double x = margin;
        for (Map.Entry<PieceType, Integer> held :
                view.hands().getOrDefault(side, Map.of()).entrySet()) {
            all.add(new Held(new Piece(side, held.getKey()), held.getValue(), x, handTop(side)));
            x += each() + (held.getValue() > 1 ? size * 0.3 : 0);
        }
        return all;
    }
}
