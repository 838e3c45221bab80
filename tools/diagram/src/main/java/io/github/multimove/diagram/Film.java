package io.github.multimove.diagram;

import io.github.multimove.Effect;
import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram.Area;
import io.github.multimove.diagram.Diagram.Colour;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A turn or a game as pictures that follow one another: as a strip of boards, or as one SVG in which pieces move.
 *
 * {@snippet class="io.github.multimove.docs.EnteringTurns" region="film"}
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads, as far as what {@link #drawn} is given is. What it gives are SVG elements like
 * those of {@link Diagram}, without script; the animation is in the elements of SVG itself (SMIL), begins by itself and
 * begins again after its last picture. A program that shows SVG without animation shows the first picture.
 *
 * <h2>Cost</h2>
 *
 * Every picture is a whole board: a strip of a game of a hundred turns has a size of megabytes.
 */
public final class Film {
    private static final Duration SHORTEST = Duration.ofMillis(100);
    private static final Duration LONGEST = Duration.ofMinutes(1);

    /** A picture, and which pieces have come from where since the one before it. */
    private record Frame(Diagram diagram, String caption, Map<Square, Square> from) {}

    /** What goes from one square to another: a piece of a side, or else the neutral piece. */
    private record Way(Optional<Piece> piece, Square from, Square to) {}

    private final List<Frame> frames;

    private Film(List<Frame> frames) {
        this.frames = List.copyOf(frames);
    }

    /** Returns the positions of a game, each with its turn: the first one and one after each turn. */
    public static Film of(Game game) {
        List<Position> positions = game.positions();
        List<Turn> turns = game.turns();
        List<Frame> frames = new ArrayList<>();
        frames.add(new Frame(Diagram.of(positions.get(0)), "", Map.of()));
        for (int i = 0; i < turns.size(); i++) {
            Position before = positions.get(i);
            Turn turn = turns.get(i);
            RuleSet rules = game.ruleSet();
            String number = before.turnNumber() + (before.side() == Side.WHITE ? ". " : "... ");
            frames.add(new Frame(
                    Diagram.of(positions.get(i + 1)).lastTurn(turn),
                    number + before.algebraic(turn),
                    origins(before, rules.effects(before, turn))));
        }
        return new Film(frames);
    }

    /**
     * Returns a turn sub-move by sub-move: the position, the board after each sub-move, and if more happens when the turn
     * ends, the board after that.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    public static Film of(Position position, Turn turn) {
        RuleSet rules = position.ruleSet();
        Position after = rules.play(position, turn);
        List<Frame> frames = new ArrayList<>();
        frames.add(new Frame(Diagram.of(position), "", Map.of()));
        PartialTurn partial = rules.begin(position);
        for (SubMove subMove : turn.subMoves()) {
            String label = partial.label(subMove);
            partial = partial.then(subMove);
            frames.add(new Frame(Diagram.of(partial), label, origins(subMove)));
        }
        if (!partial.placement().equals(after.pieces())) {
            frames.add(new Frame(Diagram.of(after).lastTurn(turn), position.algebraic(turn), Map.of()));
        }
        return new Film(frames);
    }

    private static Optional<Way> way(Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            return Optional.of(new Way(Optional.of(moved.piece()), moved.from(), moved.to()));
        }
        if (effect instanceof Effect.Relocated moved) {
            return Optional.of(new Way(Optional.of(moved.piece()), moved.from(), moved.to()));
        }
        if (effect instanceof Effect.Pushed moved) {
            return Optional.of(new Way(Optional.of(moved.piece()), moved.from(), moved.to()));
        }
        return effect instanceof Effect.Placed placed
                ? placed.from().map(from -> new Way(Optional.empty(), from, placed.to()))
                : Optional.empty();
    }

    private static Map<Square, Square> origins(SubMove subMove) {
        Map<Square, Square> from = new HashMap<>();
        List<Square> clicks = subMove.clicks();
        if (clicks.size() > 1 && !(subMove instanceof SubMove.RemoteCapture)) {
            from.put(clicks.get(1), clicks.get(0));
        }
        if (subMove instanceof SubMove.Swap swap) {
            from.put(swap.from(), swap.to());
        }
        if (subMove instanceof SubMove.Castling castling) {
            from.put(castling.rookTo(), castling.rookFrom());
        }
        return from;
    }

    /** Whence each piece that a turn has moved has come; one that has gone twice, from where it stood first. */
    private static Map<Square, Square> origins(Position before, List<Effect> effects) {
        Map<Square, Square> from = new HashMap<>();
        Set<Square> left = new HashSet<>();
        for (Effect effect : effects) {
            if (effect instanceof Effect.Dropped dropped) {
                from.remove(dropped.on()); // whatever went there before has gone on
            }
            if (effect instanceof Effect.Swapped swapped) {
                Square first = from.getOrDefault(swapped.from(), swapped.from());
                from.put(swapped.from(), from.getOrDefault(swapped.to(), swapped.to()));
                from.put(swapped.to(), first);
            }
            way(effect).ifPresent(way -> {
                // where pieces share squares, one may have come to the square that another leaves
                boolean stood =
                        way.piece().filter(before.pieces(way.from())::contains).isPresent() && left.add(way.from());
                from.put(way.to(), stood ? way.from() : from.getOrDefault(way.from(), way.from()));
            });
        }
        return from;
    }

    /** Returns the same with every diagram changed: how it looks, and what is marked. */
    public Film drawn(UnaryOperator<Diagram> change) {
        Objects.requireNonNull(change, "change");
        return new Film(frames.stream()
                .map(frame -> new Frame(change.apply(frame.diagram()), frame.caption(), frame.from()))
                .toList());
    }

    /** Returns the pictures, in order. */
    public List<Diagram> diagrams() {
        return frames.stream().map(Frame::diagram).toList();
    }

    /** Returns what has been played before each picture, in algebraic form; empty for the first. */
    public List<String> captions() {
        return frames.stream().map(Frame::caption).toList();
    }

    // ---- SVG --------------------------------------------------------------------------------------------------------

    /**
     * Returns all pictures in rows, each with its caption below it, as one {@code svg} element.
     *
     * @param columns how many pictures a row has
     * @throws IllegalArgumentException if that is less than 1
     */
    public String strip(int columns) {
        if (columns < 1) {
            throw new IllegalArgumentException("expected at least 1 column, found " + columns);
        }
        double across = width();
        double down = height() + captionHeight();
        int rows = (frames.size() - 1) / columns + 1;
        StringBuilder out = begin(across * Math.min(columns, frames.size()), down * rows);
        for (int i = 0; i < frames.size(); i++) {
            double x = across * (i % columns);
            int row = i / columns;
            double y = down * row;
            frame(out, i, frames.get(i).diagram(), x, y, "");
        }
        return out.append("</svg>\n").toString();
    }

    /**
     * Returns the pictures one after the other in one place, as one {@code svg} element that animates itself: in the first
     * part of its time the pieces of a picture come from where they stood.
     *
     * @param each how long each picture is shown
     * @throws IllegalArgumentException if that is not 100 milliseconds to one minute
     */
    public String animation(Duration each) {
        if (each.compareTo(SHORTEST) < 0 || each.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException("expected a duration of 100 ms to 1 min, found " + each);
        }
        StringBuilder out = begin(width(), height() + captionHeight());
        String timing = "\" dur=\"" + DiagramSvg.number(each.toMillis() * frames.size() / 1000.0)
                + "s\" repeatCount=\"indefinite\"/>";
        for (int i = 0; i < frames.size(); i++) {
            Frame frame = frames.get(i);
            int place = i;
            Diagram moving = frame.diagram().motion(square -> motion(frame, square, place, timing));
            String first = time(i);
            String end = time(i + 1);
            String values = i == 0 ? "visible;hidden;hidden" : "hidden;visible;hidden";
            String times = i == 0 ? "0;" + end + ";1" : "0;" + first + ";" + end;
            String shown = frames.size() == 1
                    ? ""
                    : "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"" + values
                            + "\" keyTimes=\"" + times + timing + "\n";
            frame(out, i, moving, 0, 0, shown);
        }
        return out.append("</svg>\n").toString();
    }

    /** When a picture begins, as a part of the whole. */
    private String time(int place) {
        return Double.toString(Math.round(1e6 * place / frames.size()) / 1e6);
    }

    private String motion(Frame frame, Square square, int place, String timing) {
        Square from = frame.from().get(square);
        if (from == null) {
            return "";
        }
        Area start = frame.diagram().area(from);
        Area end = frame.diagram().area(square);
        String away = DiagramSvg.number(start.x() - end.x()) + " " + DiagramSvg.number(start.y() - end.y());
        double arrived = Math.round(1e6 * (place + 0.4) / frames.size()) / 1e6;
        return "<animateTransform attributeName=\"transform\" type=\"translate\" values=\"" + away + ";" + away
                + ";0 0;0 0\" keyTimes=\"0;" + time(place) + ";" + arrived + ";1" + timing;
    }

    private void frame(StringBuilder out, int place, Diagram diagram, double x, double y, String animation) {
        Frame frame = frames.get(place);
        out.append("<g class=\"frame\" data-frame=\"").append(place).append('"');
        out.append(animation.isEmpty() || place == 0 ? ">" : " visibility=\"hidden\">")
                .append('\n')
                .append(animation);
        out.append("<svg x=\"").append(DiagramSvg.number(x)).append("\" y=\"").append(DiagramSvg.number(y));
        out.append('"').append(diagram.svg().substring("<svg".length()));
        double size = captionHeight() * 0.55;
        out.append("<text class=\"caption\" x=\"").append(DiagramSvg.number(x + diagram.width() / 2));
        out.append("\" y=\"").append(DiagramSvg.number(y + height() + captionHeight() * 0.6));
        out.append("\" font-family=\"sans-serif\" font-size=\"").append(DiagramSvg.number(size));
        out.append("\" text-anchor=\"middle\" fill=\"")
                .append(diagram.colour(Colour.COORDINATE))
                .append("\">");
        out.append(DiagramSvg.escaped(frame.caption())).append("</text>\n</g>\n");
    }

    private StringBuilder begin(double width, double height) {
        Diagram first = frames.get(0).diagram();
        StringBuilder out = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"");
        out.append(DiagramSvg.number(width)).append("\" height=\"").append(DiagramSvg.number(height));
        out.append("\" viewBox=\"0 0 ").append(DiagramSvg.number(width)).append(' ');
        out.append(DiagramSvg.number(height)).append("\">\n<title>").append(DiagramSvg.escaped(first.caption()));
        out.append("</title>\n<rect class=\"ground\" x=\"0\" y=\"0\" width=\"").append(DiagramSvg.number(width));
        out.append("\" height=\"").append(DiagramSvg.number(height)).append("\" fill=\"");
        return out.append(first.colour(Colour.GROUND)).append("\"/>\n");
    }

    private double width() {
        return frames.stream()
                .mapToDouble(frame -> frame.diagram().width())
                .max()
                .orElse(0);
    }

    private double height() {
        return frames.stream()
                .mapToDouble(frame -> frame.diagram().height())
                .max()
                .orElse(0);
    }

    private double captionHeight() {
        Diagram first = frames.get(0).diagram();
        return first.area(first.board().square(0)).size() * 0.7;
    }
}
