package io.github.multimove.diagram;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.diagram.Diagram.Colour;
import io.github.multimove.diagram.Diagram.Levels;
import io.github.multimove.diagram.Diagram.Mark;
import io.github.multimove.diagram.Diagram.Theme;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What there is to show, and how.
 *
 * @param motion what sets the pieces of a square moving, as elements of SVG; empty for most
 */
record DiagramView(
        Shown shown,
        List<SubMove> subMoves,
        boolean showsThreats,
        Map<Mark, Set<Square>> marks,
        Style style,
        Function<Square, String> motion) {

    /** A position, a set-up or a partial turn. */
    record Shown(
            String caption,
            Board board,
            Map<Square, List<Piece>> pieces,
            Set<Square> neutral,
            Set<Square> holes,
            List<List<Square>> siblings,
            Map<Side, Map<PieceType, Integer>> hands,
            Side side,
            List<SubMove> threats) {}

    /** How it is to look. */
    record Style(
            Side seenFrom,
            Theme theme,
            Map<Colour, String> colours,
            boolean coordinates,
            int squareSize,
            Levels levels,
            Function<Piece, Optional<String>> pictures) {

        static final Style USUAL = new Style(
                Side.WHITE, Theme.LIGHT, Map.of(), true, Diagram.SQUARE_SIZE, Levels.ROW, piece -> Optional.empty());

        Style seenFrom(Side side) {
            return new Style(side, theme, colours, coordinates, squareSize, levels, pictures);
        }

        Style theme(Theme next) {
            return new Style(seenFrom, next, colours, coordinates, squareSize, levels, pictures);
        }

        Style colour(Colour colour, String value) {
            Map<Colour, String> more = new EnumMap<>(Colour.class);
            more.putAll(colours);
            more.put(colour, value);
            return new Style(seenFrom, theme, more, coordinates, squareSize, levels, pictures);
        }

        Style withoutCoordinates() {
            return new Style(seenFrom, theme, colours, false, squareSize, levels, pictures);
        }

        Style squareSize(int size) {
            return new Style(seenFrom, theme, colours, coordinates, size, levels, pictures);
        }

        Style levels(Levels next) {
            return new Style(seenFrom, theme, colours, coordinates, squareSize, next, pictures);
        }

        Style pictures(Function<Piece, Optional<String>> next) {
            return new Style(seenFrom, theme, colours, coordinates, squareSize, levels, next);
        }
    }

    DiagramView subMoves(List<SubMove> next) {
        return new DiagramView(shown, next, showsThreats, marks, style, motion);
    }

    DiagramView showingThreats() {
        return new DiagramView(shown, subMoves, true, marks, style, motion);
    }

    DiagramView marked(Mark mark, Set<Square> squares) {
        Map<Mark, Set<Square>> more = new EnumMap<>(Mark.class);
        more.putAll(marks);
        more.put(mark, squares);
        return new DiagramView(shown, subMoves, showsThreats, more, style, motion);
    }

    DiagramView style(Style next) {
        return new DiagramView(shown, subMoves, showsThreats, marks, next, motion);
    }

    DiagramView motion(Function<Square, String> next) {
        return new DiagramView(shown, subMoves, showsThreats, marks, style, next);
    }

    Set<Square> marked(Mark mark) {
        return marks.getOrDefault(mark, Set.of());
    }

    String colour(Colour colour) {
        return style.colours().getOrDefault(colour, colour.usual(style.theme()));
    }

    String caption() {
        return shown.caption();
    }

    Board board() {
        return shown.board();
    }

    Map<Square, List<Piece>> pieces() {
        return shown.pieces();
    }

    Set<Square> neutral() {
        return shown.neutral();
    }

    /** The sets of siblings, each as the squares of its pieces. */
    List<List<Square>> siblings() {
        return shown.siblings();
    }

    boolean isHole(Square square) {
        return shown.holes().contains(square);
    }

    Map<Side, Map<PieceType, Integer>> hands() {
        return shown.hands();
    }

    Side side() {
        return shown.side();
    }

    List<SubMove> threats() {
        return shown.threats();
    }
}
