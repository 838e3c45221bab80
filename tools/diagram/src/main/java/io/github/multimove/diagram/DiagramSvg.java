package io.github.multimove.diagram;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.diagram.Diagram.Colour;
import io.github.multimove.diagram.Diagram.Mark;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws a diagram as SVG. Lengths are in user units; everything is placed by arithmetic on the size of a square. */
final class DiagramSvg {
    private static final String[] ARROWS = {
        "#1f6fd6", "#1d8a3a", "#c46a00", "#8a3fc0", "#0a8f94", "#b0307a", "#6b6b00", "#5a4ad0"
    };

    private final DiagramView view;
    private final Board board;
    private final DiagramPlaces places;
    private final double size;
    private final double margin;
    private final StringBuilder out = new StringBuilder();

    DiagramSvg(DiagramView view) {
        this.view = view;
        this.board = view.board();
        this.places = new DiagramPlaces(view);
        this.size = places.size;
        this.margin = places.margin;
    }

    String write() {
        double width = places.width();
        double height = places.height();
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"")
                .append(number(width));
        out.append("\" height=\"").append(number(height));
        out.append("\" viewBox=\"0 0 ")
                .append(number(width))
                .append(' ')
                .append(number(height))
                .append("\">\n");
        out.append("<title>").append(escaped(view.caption())).append("</title>\n");
        rect("ground", 0, 0, width, height, view.colour(Colour.GROUND), "");
        board.squares().forEach(this::square);
        if (view.style().coordinates()) {
            coordinates();
        }
        tints();
        view.neutral().forEach(this::neutral);
        view.pieces().forEach(this::pieces);
        siblings();
        targets();
        hands();
        sideToMove(width);
        if (view.showsThreats()) {
            view.threats().forEach(threat -> arrow(threat, threat.start(), threat.to(), 0, true));
        }
        for (int i = 0; i < view.subMoves().size(); i++) {
            subMove(view.subMoves().get(i), i + 1);
        }
        return out.append("</svg>\n").toString();
    }

    // ---- the board --------------------------------------------------------------------------------------------------

    private double left(Square square) {
        return places.left(square);
    }

    private double top(Square square) {
        return places.top(square);
    }

    private double x(Square square) {
        return left(square) + size / 2;
    }

    private double y(Square square) {
        return top(square) + size / 2;
    }

    private void square(Square square) {
        if (view.isHole(square)) {
            return;
        }
        rect(
                "square",
                left(square),
                top(square),
                size,
                size,
                view.colour(square.isLight() ? Colour.LIGHT_SQUARE : Colour.DARK_SQUARE),
                " data-square=\"" + square + "\"");
    }

    private void coordinates() {
        for (int level = 0; level < board.levels(); level++) {
            double start = places.panelLeft(level);
            double top = places.panelTop(level);
            double bottom = top + board.ranks() * size;
            for (int file = 0; file < board.files(); file++) {
                Square square = board.square(file, 0, level).orElseThrow();
                label(x(square), bottom + size * 0.3, String.valueOf((char) ('a' + file)));
            }
            for (int rank = 0; rank < board.ranks(); rank++) {
                Square square = board.square(0, rank, level).orElseThrow();
                label(start - size * 0.25, y(square) + size * 0.1, Integer.toString(rank + 1));
            }
            if (board.levels() > 1) {
                label(start + board.files() * size / 2, top - size * 0.15, "level " + levelName(board, level));
            }
        }
    }

    static String levelName(Board board, int level) {
        return switch (board.levelNames()) {
            case LETTERS -> String.valueOf((char) ('A' + level));
            case DIGITS, UNNAMED -> Integer.toString(level + 1);
        };
    }

    private void label(double x, double y, String text) {
        text(x, y, size * 0.28, view.colour(Colour.COORDINATE), "coordinate", text);
    }

    /** What lies under the pieces: squares as a whole. */
    private void tints() {
        view.marked(Mark.LAST_TURN).forEach(square -> tint("last-turn", square, view.colour(Colour.LAST_TURN), 0.5));
        for (SubMove subMove : view.subMoves()) {
            tint("origin", subMove.start(), view.colour(Colour.TURN), 0.45);
            tint("destination", subMove.to(), view.colour(Colour.TURN), 0.45);
        }
        view.marked(Mark.CHOSEN).forEach(square -> tint("chosen", square, view.colour(Colour.CHOSEN), 0.6));
        view.marked(Mark.CHECK).forEach(square -> tint("check", square, view.colour(Colour.CHECK), 0.55));
    }

    /** The number of its set beside each piece that has siblings; a stack of two sets has both. */
    private void siblings() {
        Map<Square, Set<Integer>> sets = new LinkedHashMap<>();
        for (int i = 0; i < view.siblings().size(); i++) {
            for (Square square : view.siblings().get(i)) {
                sets.computeIfAbsent(square, s -> new LinkedHashSet<>()).add(i + 1);
            }
        }
        sets.forEach((square, numbers) -> text(
                left(square) + size * 0.12 * numbers.size(),
                top(square) + size * 0.26,
                size * 0.26,
                view.colour(Colour.COUNT),
                "siblings",
                numbers.stream().map(String::valueOf).collect(Collectors.joining(","))));
    }

    /** What lies over the pieces: a dot on an empty square, a ring around the pieces of an occupied one. */
    private void targets() {
        for (Square square : view.marked(Mark.TARGET)) {
            boolean occupied =
                    view.pieces().containsKey(square) || view.neutral().contains(square);
            out.append("<circle class=\"target\" data-square=\"").append(square);
            out.append("\" cx=\"").append(number(x(square))).append("\" cy=\"").append(number(y(square)));
            String colour = view.colour(Colour.TARGET);
            if (occupied) {
                out.append("\" r=\"").append(number(size * 0.45)).append("\" fill=\"none\" stroke=\"");
                out.append(colour).append("\" stroke-width=\"").append(number(size * 0.08));
                out.append("\" stroke-opacity=\"0.8\"/>\n");
            } else {
                out.append("\" r=\"")
                        .append(number(size * 0.16))
                        .append("\" fill=\"")
                        .append(colour);
                out.append("\" fill-opacity=\"0.7\"/>\n");
            }
        }
    }

    private void tint(String kind, Square square, String colour, double opacity) {
        rect(
                kind,
                left(square),
                top(square),
                size,
                size,
                colour,
                " fill-opacity=\"" + number(opacity) + "\" data-square=\"" + square + "\"");
    }

    // ---- pieces
    // --------------------------------------------------------------------------------------------------------

    private void pieces(Square square, List<Piece> pieces) {
        String motion = view.motion().apply(square);
        if (!motion.isEmpty()) {
            out.append("<g class=\"moving\">").append(motion).append('\n');
        }
        standing(square, pieces);
        if (!motion.isEmpty()) {
            out.append("</g>\n");
        }
    }

    /** The neutral piece, which belongs to neither side. */
    private void neutral(Square square) {
        String motion = view.motion().apply(square);
        out.append("<g class=\"neutral\" data-square=\"")
                .append(square)
                .append("\" data-piece=\"*\">")
                .append(motion);
        out.append("<g transform=\"translate(").append(number(left(square))).append(' ');
        out.append(number(top(square))).append(") scale(").append(number(size / Glyphs.FIELD));
        out.append(")\">");
        Glyphs.neutral(view, out);
        out.append("</g></g>\n");
    }

    private void standing(Square square, List<Piece> pieces) {
        int columns = (int) Math.ceil(Math.sqrt(pieces.size()));
        int rows = (pieces.size() + columns - 1) / columns;
        double each = size / columns;
        String at = " data-square=\"" + square + "\"";
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.size() == 2) {
                double aside = i * size * 0.36;
                piece("piece", pieces.get(i), left(square) + aside, top(square) + aside, size * 0.64, at);
                continue;
            }
            int row = i / columns;
            double x = left(square) + (i % columns) * each;
            double y = top(square) + (size - rows * each) / 2 + row * each;
            piece("piece", pieces.get(i), x, y, each, at);
        }
    }

    private void piece(String kind, Piece piece, double x, double y, double side, String more) {
        out.append("<g class=\"")
                .append(kind)
                .append("\"")
                .append(more)
                .append(" data-piece=\"")
                .append(piece);
        out.append("\" transform=\"translate(").append(number(x)).append(' ').append(number(y));
        out.append(") scale(").append(number(side / Glyphs.FIELD)).append(")\">");
        Glyphs.draw(piece, view, out);
        out.append("</g>\n");
    }

    private void hands() {
        for (Side side : Side.values()) {
            List<DiagramPlaces.Held> hand = places.hand(side);
            if (!hand.isEmpty()) {
                double width = places.width() - 2 * margin;
                rect("tray", margin, places.handTop(side), width, places.each(), view.colour(Colour.TRAY), "");
            }
            for (DiagramPlaces.Held held : hand) {
                String more = " data-side=\"" + side.letter() + "\" data-count=\"" + held.count() + "\"";
                piece("hand", held.piece(), held.x(), held.y(), places.each(), more);
                if (held.count() > 1) {
                    text(
                            held.x() + places.each() + size * 0.1,
                            held.y() + places.each() * 0.65,
                            size * 0.3,
                            view.colour(Colour.COUNT),
                            "count",
                            Integer.toString(held.count()));
                }
            }
        }
    }

    private void sideToMove(double width) {
        double y = view.side() == view.style().seenFrom() ? places.bottom() - size * 0.25 : places.top + size * 0.25;
        out.append("<circle class=\"to-move\" data-side=\"").append(view.side().letter());
        out.append("\" cx=\"")
                .append(number(width - margin / 2))
                .append("\" cy=\"")
                .append(number(y));
        out.append("\" r=\"").append(number(margin * 0.3)).append("\" fill=\"");
        out.append(view.colour(view.side() == Side.WHITE ? Colour.WHITE : Colour.BLACK))
                .append("\" stroke=\"");
        out.append(view.colour(Colour.COORDINATE)).append("\"/>\n");
    }

    // ---- sub-moves --------------------------------------------------------------------------------------------------

    private void subMove(SubMove subMove, int place) {
        Optional<Square> origin = subMove.origin();
        if (origin.isEmpty()) {
            drop(subMove, place);
        } else if (origin.get().equals(subMove.to())) {
            ring(subMove, place);
        } else {
            arrow(subMove, origin.get(), subMove.to(), place, subMove instanceof SubMove.RemoteCapture);
        }
        if (subMove instanceof SubMove.Castling castling) {
            // the king's and the rook's arrows lie on one line and would cover each other
            arrow(subMove, castling.rookFrom(), castling.rookTo(), place, false, size * 0.28);
        }
        if (subMove instanceof SubMove.Swap swap) {
            arrow(subMove, swap.to(), swap.from(), place, true);
        }
        if (subMove.isCapture() && !subMove.capturedOn().equals(subMove.to())) {
            cross(subMove.capturedOn());
        }
        if (!subMove.promotion().isEmpty()) {
            StringBuilder into = new StringBuilder("=");
            subMove.promotion().forEach(type -> into.append(type.letter()));
            text(
                    left(subMove.to()) + size * 0.75,
                    top(subMove.to()) + size * 0.3,
                    size * 0.3,
                    colour(place),
                    "promotion",
                    into.toString());
        }
    }

    private void drop(SubMove drop, int place) {
        Square to = drop.to();
        drop.actor().ifPresent(piece -> {
            if (!view.pieces().getOrDefault(to, List.of()).contains(piece)) {
                out.append("<g opacity=\"0.6\">");
                piece("dropped", piece, left(to), top(to), size, " data-square=\"" + to + "\"");
                out.append("</g>\n");
            }
        });
        ring(drop, place);
        if (drop instanceof SubMove.RelocatingDrop relocating) {
            arrow(drop, to, relocating.relocatedTo(), place, true);
        }
    }

    /** Draws a ring around the square of a sub-move that goes nowhere from there, with the number of the sub-move. */
    private void ring(SubMove subMove, int place) {
        Square to = subMove.to();
        out.append("<g class=\"drop\" data-sub-move=\"")
                .append(escaped(subMove.toString()))
                .append("\" pointer-events=\"none\">");
        out.append("<circle cx=\"").append(number(x(to))).append("\" cy=\"").append(number(y(to)));
        out.append("\" r=\"")
                .append(number(size * 0.44))
                .append("\" fill=\"none\" stroke=\"")
                .append(colour(place));
        out.append("\" stroke-width=\"").append(number(size * 0.06)).append("\"/>");
        badge(left(to) + size * 0.85, top(to) + size * 0.15, place);
        out.append("</g>\n");
    }

    private String colour(int place) {
        return place == 0 ? view.colour(Colour.CHECK) : ARROWS[(place - 1) % ARROWS.length];
    }

    /** Draws an arrow to its target with the number of the sub-move; number 0 is a threat. */
    private void arrow(SubMove subMove, Square from, Square to, int place, boolean dashed) {
        arrow(subMove, from, to, place, dashed, 0);
    }

    private void arrow(SubMove subMove, Square from, Square to, int place, boolean dashed, double lowered) {
        double x = x(from);
        double y = y(from) + lowered;
        double tipX = x(to);
        double tipY = y(to) + lowered;
        double length = Math.hypot(tipX - x, tipY - y);
        if (length == 0) {
            return;
        }
        double dx = (tipX - x) / length;
        double dy = (tipY - y) / length;
        if (place == 0 || view.pieces().containsKey(to)) { // before a piece, which it would cover
            tipX -= dx * Math.min(size, length) * 0.3;
            tipY -= dy * Math.min(size, length) * 0.3;
        }
        double head = size * 0.34;
        double half = size * 0.17;
        double stroke = place == 0 ? size * 0.05 : size * 0.1;
        double neckX = tipX - dx * head;
        double neckY = tipY - dy * head;
        out.append("<g class=\"").append(place == 0 ? "threat" : "arrow").append("\" data-sub-move=\"");
        out.append(escaped(subMove.toString()))
                .append("\" data-from=\"")
                .append(from)
                .append("\" data-to=\"");
        out.append(to).append("\" pointer-events=\"none\" opacity=\"0.85\">");
        out.append("<line x1=\"").append(number(x)).append("\" y1=\"").append(number(y));
        out.append("\" x2=\"").append(number(neckX)).append("\" y2=\"").append(number(neckY));
        out.append("\" stroke=\"")
                .append(colour(place))
                .append("\" stroke-width=\"")
                .append(number(stroke));
        if (dashed) {
            out.append("\" stroke-dasharray=\"")
                    .append(number(size * 0.16))
                    .append(' ')
                    .append(number(size * 0.1));
        }
        out.append("\"/><polygon points=\"")
                .append(number(tipX))
                .append(',')
                .append(number(tipY))
                .append(' ');
        out.append(number(neckX - dy * half))
                .append(',')
                .append(number(neckY + dx * half))
                .append(' ');
        out.append(number(neckX + dy * half)).append(',').append(number(neckY - dx * half));
        out.append("\" fill=\"").append(colour(place)).append("\"/>");
        if (place > 0) {
            badge(x + dx * size * 0.36, y + dy * size * 0.36, place);
        }
        out.append("</g>\n");
    }

    private void badge(double x, double y, int place) {
        out.append("<circle cx=\"").append(number(x)).append("\" cy=\"").append(number(y));
        out.append("\" r=\"")
                .append(number(size * 0.16))
                .append("\" fill=\"")
                .append(colour(place))
                .append("\"/>");
        text(x, y + size * 0.085, size * 0.24, "#ffffff", "number", Integer.toString(place));
    }

    private void cross(Square square) {
        double reach = size * 0.3;
        out.append("<path class=\"captured\" data-square=\"").append(square).append("\" d=\"M");
        out.append(number(x(square) - reach))
                .append(' ')
                .append(number(y(square) - reach))
                .append('L');
        out.append(number(x(square) + reach))
                .append(' ')
                .append(number(y(square) + reach))
                .append('M');
        out.append(number(x(square) + reach))
                .append(' ')
                .append(number(y(square) - reach))
                .append('L');
        out.append(number(x(square) - reach)).append(' ').append(number(y(square) + reach));
        out.append("\" stroke=\"")
                .append(view.colour(Colour.CHECK))
                .append("\" stroke-width=\"")
                .append(number(size * 0.08));
        out.append("\" pointer-events=\"none\"/>\n");
    }

    // ---- elements ---------------------------------------------------------------------------------------------------

    private void rect(String kind, double x, double y, double width, double height, String fill, String more) {
        out.append("<rect class=\"")
                .append(kind)
                .append("\" x=\"")
                .append(number(x))
                .append("\" y=\"");
        out.append(number(y)).append("\" width=\"").append(number(width)).append("\" height=\"");
        out.append(number(height))
                .append("\" fill=\"")
                .append(fill)
                .append("\"")
                .append(more)
                .append("/>\n");
    }

    private void text(double x, double y, double height, String colour, String kind, String text) {
        out.append("<text class=\"")
                .append(kind)
                .append("\" x=\"")
                .append(number(x))
                .append("\" y=\"");
        out.append(number(y))
                .append("\" font-family=\"sans-serif\" font-size=\"")
                .append(number(height));
        out.append("\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"")
                .append(colour)
                .append("\">");
        out.append(escaped(text)).append("</text>\n");
    }

    /** Writes a number with at most three decimals, the same in every locale. */
    static String number(double value) {
        long thousandths = Math.round(value * 1000);
        String sign = thousandths < 0 ? "-" : "";
        long whole = Math.abs(thousandths) / 1000;
        long rest = Math.abs(thousandths) % 1000;
        if (rest == 0) {
            return sign + whole;
        }
        String decimals = Long.toString(1000 + rest).substring(1);
        while (decimals.endsWith("0")) {
            decimals = decimals.substring(0, decimals.length() - 1);
        }
        return sign + whole + "." + decimals;
    }

    /** Makes a text fit for XML, whatever characters are in it. */
    static String escaped(String text) {
        StringBuilder fit = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            switch (c) {
                case '<' -> fit.append("&lt;");
                case '>' -> fit.append("&gt;");
                case '&' -> fit.append("&amp;");
                case '"' -> fit.append("&quot;");
                default -> {
                    boolean allowed = (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
                    fit.appendCodePoint(allowed ? c : 0xfffd);
                }
            }
        }
        return fit.toString();
    }
}
