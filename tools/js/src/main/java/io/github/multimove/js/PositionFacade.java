package io.github.multimove.js;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Piece;
import io.github.multimove.Placement;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.perft.Perft;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;

/** A position, and its legal turns. Numbers that may be large are texts. */
public final class PositionFacade {
    private final Position position;

    PositionFacade(Position position) {
        this.position = position;
    }

    /** Returns its text. */
    @JSExport
    public String text() {
        return position.toString();
    }

    /** Returns {@code white} or {@code black}. */
    @JSExport
    public String side() {
        return word(position.side());
    }

    static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /** Returns whether the side to move is in check. */
    @JSExport
    public boolean isCheck() {
        return position.isCheck();
    }

    /** Returns whether the side to move is checkmated. */
    @JSExport
    public boolean isCheckmate() {
        return position.isCheckmate();
    }

    /** Returns whether the side to move is stalemated. */
    @JSExport
    public boolean isStalemate() {
        return position.isStalemate();
    }

    /** Returns whether a side can still win: {@code yes}, {@code no} or {@code not known}. */
    @JSExport
    public String canWin(String side) {
        return position.canWin(Side.valueOf(side.toUpperCase(Locale.ROOT))).words();
    }

    /** Returns the outcome as three lines, or nothing. */
    @JSExport
    public String outcome() {
        return outcome(position.outcome());
    }

    /** Returns an outcome as the winner or {@code none}, the reason in words and everything in words; or nothing. */
    static String outcome(Optional<Outcome> outcome) {
        return outcome.map(found -> found.winner().map(PositionFacade::word).orElse("none") + "\n"
                        + found.reason().words() + "\n" + found.words())
                .orElse("");
    }

    /** Returns the number of legal turns. */
    @JSExport
    public String count() {
        return Long.toString(position.legalTurns().count());
    }

    /** Returns the number of legal turns, or a limit if there are as many. */
    @JSExport
    public String countUpTo(String limit) {
        return Long.toString(position.legalTurns().countUpTo(Long.parseLong(limit)));
    }

    /** Returns the number of games of that many turns. */
    @JSExport
    public String perft(int depth) {
        return Long.toString(Perft.count(position, depth));
    }

    /** Returns all legal turns as lines. */
    @JSExport
    public String turns() {
        StringBuilder out = new StringBuilder();
        position.legalTurns().forEach(turn -> out.append(turn).append('\n'));
        return cut(out);
    }

    /** Returns all legal turns as lines, each with its algebraic form after a tab. */
    @JSExport
    public String withAlgebraic() {
        StringBuilder out = new StringBuilder();
        LegalTurns turns = position.legalTurns();
        Iterator<String> algebraic = turns.algebraic().iterator();
        for (Turn turn : turns) {
            out.append(turn).append('\t').append(algebraic.next()).append('\n');
        }
        return cut(out);
    }

    /** Returns the pieces in hand: lines of a piece and how many there are. */
    @JSExport
    public String hands() {
        return hands(position);
    }

    static String hands(Placement placement) {
        List<String> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            placement.hand(side).forEach((type, count) -> lines.add(new Piece(side, type) + " " + count));
        }
        return String.join("\n", lines);
    }

    /** Returns up to {@code length} legal turns from a number on, as lines. */
    @JSExport
    public String page(String from, int length) {
        LegalTurns turns = position.legalTurns();
        StringBuilder out = new StringBuilder();
        long first = Long.parseLong(from);
        if (first == 0) {
            return walk().next(length);
        }
        long end = turns.countUpTo(first > Long.MAX_VALUE - length ? Long.MAX_VALUE : first + length);
        for (long i = first; i < end; i++) {
            out.append(turns.at(i)).append('\n');
        }
        return cut(out);
    }

    /** Returns what goes through the legal turns. */
    @JSExport
    public TurnsFacade walk() {
        return new TurnsFacade(position.legalTurns().iterator());
    }

    static String cut(StringBuilder lines) {
        return lines.isEmpty() ? "" : lines.substring(0, lines.length() - 1);
    }

    /** Returns the legal turns whose first sub-move in the text begins on a square, as lines. */
    @JSExport
    public String turnsFrom(String square) {
        Square from = position.board().square(square);
        return Facade.lines(position.legalTurns().from(from).stream().toList());
    }

    /** Returns the legal turns that give check, as lines. */
    @JSExport
    public String givingCheck() {
        return Facade.lines(position.legalTurns().givingCheck().stream().toList());
    }

    /** Returns the legal turns that mate, as lines. */
    @JSExport
    public String mating() {
        return Facade.lines(position.legalTurns().mating().stream().toList());
    }

    /** Returns legal turns drawn at random, as lines. */
    @JSExport
    public String sample(int number, int seed) {
        return Facade.lines(position.legalTurns().sample(number, new SplittableRandom(seed)));
    }

    /** Returns whether a text is a legal turn. */
    @JSExport
    public boolean isLegal(String turn) {
        return position.refusal(turn).isEmpty();
    }

    /** Returns why a text is no legal turn, in a sentence, or nothing. */
    @JSExport
    public String refusal(String turn) {
        return position.refusal(turn).map(Refusal::sentence).orElse("");
    }

    /** Returns the coordinate text of a turn that a text means. */
    @JSExport
    public String parse(String turn) {
        return position.parseTurn(turn, Reading.LENIENT).toString();
    }

    /** Returns the algebraic text of a turn. */
    @JSExport
    public String algebraic(String turn) {
        return position.algebraic(position.parseTurn(turn));
    }

    /** Returns the position after a turn. */
    @JSExport
    public PositionFacade play(String turn) {
        RuleSet rules = position.ruleSet();
        return new PositionFacade(rules.playUnchecked(position, position.parseTurn(turn, Reading.LENIENT)));
    }

    /** Returns the turns behind a check, as lines. */
    @JSExport
    public String threats() {
        return Facade.lines(position.threats());
    }

    /** Returns what binds the side to move, in sentences, as lines. */
    @JSExport
    public String constraints() {
        return position.constraints().stream().map(each -> each.sentence()).collect(Collectors.joining("\n"));
    }

    /** Returns what stands where: lines of a square and the letters on it. */
    @JSExport
    public String pieces() {
        return pieces(position.pieces());
    }

    static String pieces(Map<Square, List<Piece>> pieces) {
        return pieces.entrySet().stream()
                .map(on -> on.getKey() + " "
                        + on.getValue().stream().map(Object::toString).collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }

    /** Returns a turn that is being entered, with sub-moves entered already. */
    @JSExport
    public PartialTurnFacade begin(String entered) {
        return new PartialTurnFacade(position.begin(entered));
    }

    /** Returns a game that begins here. */
    @JSExport
    public GameFacade game() {
        return new GameFacade(Game.of(position));
    }

    /** Returns a picture, with a turn if its text is not empty. */
    @JSExport
    public String svg(String turn, String seenFrom, String theme, boolean coordinates) {
        Diagram diagram = Diagram.of(position);
        if (!turn.isEmpty()) {
            diagram = diagram.turn(position.parseTurn(turn));
        }
        return svg(diagram, seenFrom, theme, coordinates);
    }

    static String svg(Diagram diagram, String seenFrom, String theme, boolean coordinates) {
        Diagram dressed = diagram.seenFrom(Side.valueOf(seenFrom.toUpperCase(Locale.ROOT)))
                .theme(Diagram.Theme.valueOf(theme.toUpperCase(Locale.ROOT)));
        return (coordinates ? dressed : dressed.withoutCoordinates()).svg();
    }
}
