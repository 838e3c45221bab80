package io.github.multimove.docs.guide;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Film;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A fenced block {@code example} of the guide: lines of {@code key: value}. {@code rules} names the rule set (without it
 * that of the page's example before), {@code position} is a position's text (without it the initial position),
 * {@code after} are turns played from it, {@code show} a turn and {@code draw: threats} what the picture adds,
 * {@code caption} a sentence. Every other line is a {@linkplain Statement statement} that must be true. A block that
 * only states something of the initial position has no picture, nor has one with {@code draw: nothing}.
 */
final class Example {
    /**
     * One line that says something.
     *
     * @param key what is said
     * @param value the answer that is stated
     */
    record Line(String key, String value) {}

    private static final Set<String> OF_PICTURE = Set.of("position", "after", "show", "caption", "from");
    private static final int FILM_SQUARE = 40;
    private static final Duration FILM_PICTURE = Duration.ofMillis(1800);

    private final List<Line> lines = new ArrayList<>();
    private Optional<String> rules = Optional.empty();
    private Optional<String> position = Optional.empty();
    private Optional<String> show = Optional.empty();
    private Optional<String> caption = Optional.empty();
    private List<String> after = List.of();
    private List<String> film = List.of();
    private boolean threats;
    private boolean picture;
    private boolean hidden;

    private Example() {}

    /**
     * Reads a block that stands after another one, or is the first of its page.
     *
     * @throws IllegalArgumentException if a line is not of the form or no rule set is named
     */
    static Example read(String block, Optional<Example> before) {
        Example example = new Example();
        example.rules = before.flatMap(other -> other.rules);
        block.lines().filter(line -> !line.isBlank()).forEach(example::add);
        if (example.rules.isEmpty()) {
            throw new IllegalArgumentException("expected a line rules: in\n" + block);
        }
        return example;
    }

    private void add(String text) {
        int colon = text.indexOf(": ");
        if (colon < 0) {
            throw new IllegalArgumentException("expected key: value, found " + text);
        }
        String value = text.substring(colon + 2).strip();
        String key = text.substring(0, colon).strip();
        picture |= OF_PICTURE.contains(key);
        switch (key) {
            case "rules" -> rules = Optional.of(value);
            case "position" -> position = Optional.of(value);
            case "after" -> after = parts(value);
            case "show" -> show = Optional.of(value);
            case "film" -> film = parts(value);
            case "caption" -> caption = Optional.of(value);
            case "draw" -> {
                threats = value.equals("threats");
                hidden = value.equals("nothing");
            }
            default -> lines.add(new Line(key, value));
        }
    }

    static List<String> parts(String value) {
        return List.of(value.split(";\\s*", -1));
    }

    RuleSet ruleSet() {
        return RuleSets.of(rules.orElseThrow());
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }

    Optional<String> caption() {
        return caption;
    }

    Optional<String> positionText() {
        return position;
    }

    /**
     * Returns the position.
     *
     * @throws PositionException if it is impossible
     */
    Position position() {
        RuleSet game = ruleSet();
        Position start = position.map(game::position).orElseGet(game::initialPosition);
        for (String turn : after) {
            start = game.play(start, game.parseTurn(start, turn));
        }
        return start;
    }

    /** Returns every statement that is not true, with the answer that the library gives. */
    List<String> mistakes() {
        List<String> mistakes = new ArrayList<>();
        for (Line line : lines) {
            String found = Statement.answer(this, line);
            if (!found.equals(line.value())) {
                mistakes.add(rules.orElseThrow() + " " + position.orElse("initial") + ": expected " + line.key() + ": "
                        + line.value() + ", found " + found);
            }
        }
        return mistakes;
    }

    /** Returns the picture and the statements as HTML. */
    String html() {
        StringBuilder html = new StringBuilder("<figure>\n");
        if (!film.isEmpty()) {
            html.append(animation()).append('\n');
        } else if (picture && !hidden) {
            html.append(diagram().svg()).append('\n');
        }
        html.append("<figcaption>");
        caption.ifPresent(text -> html.append("<p>").append(Page.escape(text)).append("</p>\n"));
        html.append(link());
        html.append("<dl>\n");
        row(html, "rules", rules.orElseThrow());
        position.ifPresent(text -> row(html, "position", text));
        if (!after.isEmpty()) {
            row(html, "after", String.join("; ", after));
        }
        if (!film.isEmpty()) {
            row(html, "played", String.join("; ", film));
        }
        show.ifPresent(text -> row(html, "shown", text));
        lines.forEach(line -> row(html, line.key(), line.value()));
        return html.append("</dl></figcaption>\n</figure>\n").toString();
    }

    /** Returns a link that opens the position, or the turns of the film, on the site's board; the guide fills its place in. */
    private String link() {
        if (lines.stream().anyMatch(line -> line.key().equals("impossible"))) {
            return "";
        }
        Position shown = position();
        List<String> turns = new ArrayList<>();
        for (String turn : film) {
            Turn played = shown.parseTurn(turn);
            turns.add(played.toString());
            shown = shown.play(played);
        }
        String text =
                position().equals(ruleSet().initialPosition()) ? "" : position().toString();
        String fields = "rules=" + encoded(ruleSet().id()) + (text.isEmpty() ? "" : "&amp;position=" + encoded(text))
                + (turns.isEmpty() ? "" : "&amp;turns=" + encoded(String.join(";", turns)));
        return "<p class=\"play\"><a href=\"{board}#" + fields + "\">Play from here</a></p>\n";
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** Returns the turns of a film, one after the other. */
    private String animation() {
        Game game = Game.of(position());
        for (String turn : film) {
            game = game.play(turn);
        }
        return Film.of(game).drawn(diagram -> diagram.squareSize(FILM_SQUARE)).animation(FILM_PICTURE);
    }

    private static void row(StringBuilder html, String key, String value) {
        html.append("<div><dt>")
                .append(Page.escape(key))
                .append("</dt><dd>")
                .append(Page.escape(value))
                .append("</dd></div>\n");
    }

    /** Returns where the piece goes whose turns a statement lists. */
    private static Set<Square> targets(Position shown, String from) {
        Square square = shown.board().square(from.substring(0, from.indexOf(' ')));
        Set<Square> targets = new TreeSet<>();
        for (Turn turn : shown.ruleSet().legalTurns(shown).from(square)) {
            turn.subMoves().stream()
                    .filter(subMove -> subMove.start().equals(square))
                    .forEach(subMove -> targets.add(subMove.to()));
        }
        return targets;
    }

    private Diagram diagram() {
        RuleSet game = ruleSet();
        boolean impossible = lines.stream().anyMatch(line -> line.key().equals("impossible"));
        if (impossible) {
            return Diagram.of(game.setup(position.orElseThrow()));
        }
        Position shown = position();
        Diagram diagram = Diagram.of(shown).squareSize(shown.board().size() > 100 ? 26 : 36);
        if (threats) {
            diagram = diagram.threats();
        }
        for (Line line : lines) {
            if (line.key().equals("from")) {
                diagram = diagram.mark(targets(shown, line.value()));
            }
        }
        return show.isPresent() ? diagram.turn(game.parseTurn(shown, show.get())) : diagram;
    }
}
