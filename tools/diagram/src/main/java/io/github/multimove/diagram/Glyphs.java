package io.github.multimove.diagram;

import io.github.multimove.Piece;
import io.github.multimove.Side;
import io.github.multimove.diagram.Diagram.Colour;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shapes of pieces, drawn for this library on a field of 48 by 48, as SVG path data: an outline to be filled, and lines
 * upon it.
 */
final class Glyphs {
    /** The side of the field that shapes are drawn on. */
    static final int FIELD = 48;

    /** An outline to be filled, and lines upon it. */
    record Shape(String outline, String lines) {}

    private static final Map<String, Shape> SHAPES = Map.of(
            "king",
            new Shape(
                    "M22.5 4h3v3.5h3.5v3h-3.5V17h-3v-6.5H19v-3h3.5zM12 42v-4h2.5L11 24c-.8-4 2-7 6-7 3 0 5.5 1.5 7 4.5"
                            + " 1.5-3 4-4.5 7-4.5 4 0 6.8 3 6 7l-3.5 14H36v4z",
                    "M14 33h20M14.5 38h19M24 22v11"),
            "queen",
            new Shape(
                    "M12 42v-4h2.5L9 16l7.5 9L18 11l6 12 6-12 1.5 14 7.5-9-5.5 22H36v4z"
                            + "M9 11.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
                            + "M30 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
                            + "M39 11.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
                    "M13.5 33h21M14.5 38h19"),
            "rook",
            new Shape("M12 42v-4h3l2-17-3.5-3V8h5v4h3V8h5v4h3V8h5v10L31 21l2 17h3v4z", "M17 21h14M15 38h18"),
            "bishop",
            new Shape(
                    "M24 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
                            + "M24 11c6 4 9 9 9 14 0 3.5-1.8 6-4.5 7.5l1 5.5h5.5v4H13v-4h5.5l1-5.5"
                            + "C16.8 31 15 28.5 15 25c0-5 3-10 9-14z",
                    "M24 17v9M20 21.5h8M19.5 32.5h9M18.5 38h11"),
            "knight",
            new Shape(
                    "M14 42c0-8 4-11 8-15-3 .5-5 1-7.5 4l-4-3.5c1.5-6 4-11 9-14.5l-.5-5 5 3.5c8.5 1 13 8 13 18"
                            + " 0 5-1 9-1 12.5z",
                    "M19 18.5h2M14 38h22.5M28.5 17c2.5 3 3.5 7 3.5 12"),
            "pawn",
            new Shape(
                    "M24 9a6.5 6.5 0 0 1 4.2 11.5c2.6 1.4 4 3.7 4.2 6.5h-4.6c.4 5 2.6 8.2 6.7 11.5v3.5"
                            + "H13.5v-3.5c4.1-3.3 6.3-6.5 6.7-11.5h-4.6c.2-2.8 1.6-5.1 4.2-6.5"
                            + "A6.5 6.5 0 0 1 24 9z",
                    "M13.5 38.5h21"));

    private Glyphs() {}

    /** Adds the picture of a piece on its field of 48 by 48: the program's own if it has one. */
    static void draw(Piece piece, DiagramView view, StringBuilder out) {
        Optional<String> own = view.style().pictures().apply(piece);
        if (own.isPresent()) {
            out.append(own.get());
            return;
        }
        List<String> two = FairyGlyphs.COMPOUNDS.get(piece.type().name());
        if (two == null) {
            one(piece, piece.type().name(), view, out);
            return;
        }
        out.append("<g transform=\"translate(0 15) scale(0.65)\">");
        one(piece, two.get(0), view, out);
        out.append("</g><g transform=\"translate(16 1) scale(0.65)\">");
        one(piece, two.get(1), view, out);
        out.append("</g>");
    }

    /** Adds the shape of that name, or a disc with the piece's letter. */
    private static void one(Piece piece, String name, DiagramView view, StringBuilder out) {
        boolean white = piece.side() == Side.WHITE;
        String fill = view.colour(white ? Colour.WHITE : Colour.BLACK);
        String line = view.colour(white ? Colour.WHITE_LINES : Colour.BLACK_LINES);
        String edge = "\" stroke=\"" + view.colour(Colour.OUTLINE) + "\" stroke-width=\"1.5\"";
        Shape shape = SHAPES.containsKey(name) ? SHAPES.get(name) : FairyGlyphs.SHAPES.get(name);
        if (shape == null) {
            out.append("<circle cx=\"24\" cy=\"24\" r=\"17\" fill=\"").append(fill);
            out.append(edge).append("/>");
            out.append("<text x=\"24\" y=\"32\" font-family=\"sans-serif\" font-size=\"23\" font-weight=\"bold\"");
            out.append(" text-anchor=\"middle\" fill=\"").append(line).append("\">");
            out.append(piece.type().text()).append("</text>");
            return;
        }
        out.append("<path d=\"").append(shape.outline()).append("\" fill=\"").append(fill);
        out.append(edge).append(" stroke-linejoin=\"round\"/>");
        out.append("<path d=\"")
                .append(shape.lines())
                .append("\" fill=\"none\" stroke=\"")
                .append(line);
        out.append("\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>");
    }

    /** Adds the shape of the neutral piece, a duck. */
    static void neutral(DiagramView view, StringBuilder out) {
        String edge = "\" stroke=\"" + view.colour(Colour.OUTLINE) + "\" stroke-width=\"1.5\"";
        out.append("<path d=\"M8 27c5 3 9 2 13-1 2-2 1-4-1-6a9 9 0 1 1 15-3c-1 3-2 5 1 8 3 2 5 5 4 9-2 6-9 8-16 8"
                        + "-10 0-17-6-16-15z\" fill=\"")
                .append(view.colour(Colour.NEUTRAL))
                .append(edge)
                .append(" stroke-linejoin=\"round\"/>");
        out.append("<path d=\"M34.5 12.5l8 2-7.5 4.500z\" fill=\"#e07b1a")
                .append(edge)
                .append("/>");
        out.append("<circle cx=\"29\" cy=\"13\" r=\"1.8\" fill=\"#0b0c0d\"/>");
    }
}
