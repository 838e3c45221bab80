package io.github.multimove.diagram;

import io.github.multimove.Board;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.text.Quoted;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A picture of a board as text or as SVG: pieces, stacks and hands, levels side by side (the lowest on the left), and if
 * asked for a turn, as numbered arrows, squares marked for several reasons, and the threats behind a check.
 *
 * {@snippet class="io.github.multimove.docs.GraphicalBoard" region="draw"}
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads, as far as the program's own {@link #pictures} are; every method that changes
 * something returns another diagram. The same diagram gives the same text and the same SVG, character by character, within
 * one version of the library.
 *
 * <h2>The SVG</h2>
 *
 * One well-formed element without script, style sheet, identifiers, images or fonts of its own, fit to be put into a page
 * as it is, several of them too. Pieces of the published games and usual fairy pieces, recognised by the names of their kinds,
 * have shapes; other kinds are discs with their letter; a program may draw its own ({@link #pictures}). For programs that want
 * to find their way in it every square, piece, mark and arrow has a class and data attributes, which the page on diagrams of
 * the user guide lists; {@link #squareAt} and {@link #area} say where squares are without looking.
 */
public final class Diagram {
    /** The size of a square, in user units, unless said otherwise. */
    public static final int SQUARE_SIZE = 48;

    /** The colours of a picture. */
    public enum Theme {
        /** Dark lines on a light ground. */
        LIGHT,
        /** Light lines on a dark ground. */
        DARK
    }

    /** Why a square is marked. More may come in a minor version. */
    public enum Mark {
        /** The piece on it has been chosen. */
        CHOSEN,
        /** The piece chosen may go there: a dot on an empty square, a ring around a piece. */
        TARGET,
        /** The turn before began or ended there. */
        LAST_TURN,
        /** A royal piece stands there in check. */
        CHECK
    }

    /** How the levels of a board stand. */
    public enum Levels {
        /** Side by side, the lowest on the left. */
        ROW,
        /** One above the other, the lowest at the bottom. */
        COLUMN
    }

    /** What has a colour of its own. More may come in a minor version. */
    public enum Colour {
        /** Behind everything. */
        GROUND("#fdfbf7", "#1d2126"),
        /** Light squares. */
        LIGHT_SQUARE("#f0e2c8", "#8f9bab"),
        /** Dark squares. */
        DARK_SQUARE("#b58f66", "#5b6675"),
        /** Names of files, ranks and levels, and captions. */
        COORDINATE("#4a4239", "#c9d0d8"),
        /** Behind the pieces in hand. */
        TRAY("#efe4d0", "#7c8797"),
        /** The number of pieces in hand. */
        COUNT("#4a4239", "#14171a"),
        /** Origins and destinations of the turn shown. */
        TURN("#f2c230", "#f2c230"),
        /** Squares marked {@link Mark#LAST_TURN}. */
        LAST_TURN("#8fae2b", "#a9c23f"),
        /** Squares marked {@link Mark#CHOSEN}. */
        CHOSEN("#4c9be8", "#4c9be8"),
        /** Squares marked {@link Mark#TARGET}. */
        TARGET("#1d8a3a", "#37c25c"),
        /** Squares marked {@link Mark#CHECK}, arrows of threats, and crosses on pieces captured elsewhere. */
        CHECK("#d11f1f", "#d11f1f"),
        /** White pieces. */
        WHITE("#ffffff", "#ffffff"),
        /** Lines within White pieces. */
        WHITE_LINES("#1b1d20", "#1b1d20"),
        /** Black pieces. */
        BLACK("#25282c", "#25282c"),
        /** Lines within Black pieces. */
        BLACK_LINES("#f2f2f2", "#f2f2f2"),
        /** The neutral piece. */
        NEUTRAL("#f6d33c", "#f6d33c"),
        /** Lines around pieces. */
        OUTLINE("#0b0c0d", "#0b0c0d");

        private final String light;
        private final String dark;

        Colour(String light, String dark) {
            this.light = light;
            this.dark = dark;
        }

        /** Returns its value in a theme, as {@code #rrggbb}. */
        public String usual(Theme theme) {
            Objects.requireNonNull(theme, "theme");
            return theme == Theme.DARK ? dark : light;
        }
    }

    /**
     * The place of a square in the SVG, in user units.
     *
     * @param x its left edge
     * @param y its upper edge
     * @param size its width and height
     */
    public record Area(double x, double y, double size) {}

    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{3,8}|[a-zA-Z]+|var\\(--[-\\w]+\\)");

    private final DiagramView view;

    private Diagram(DiagramView view) {
        this.view = view;
    }

    private static Diagram of(DiagramView.Shown shown, List<SubMove> subMoves, Set<Square> checked) {
        return new Diagram(new DiagramView(
                shown, subMoves, false, Map.of(Mark.CHECK, checked), DiagramView.Style.USUAL, square -> ""));
    }

    /** Returns the diagram of a position, with the royal pieces in check marked. */
    public static Diagram of(Position position) {
        List<SubMove> threats = threats(position);
        Set<Square> checked = new LinkedHashSet<>();
        threats.forEach(threat -> checked.add(threat.capturedOn()));
        return of(
                new DiagramView.Shown(
                        position.toString(),
                        position.board(),
                        position.pieces(),
                        position.neutralSquares(),
                        position.ruleSet().base().holes(),
                        position.siblings(),
                        hands(position.hand(Side.WHITE), position.hand(Side.BLACK)),
                        position.side(),
                        threats),
                List.of(),
                checked);
    }

    /** The captures behind a check: those of royal pieces, or of siblings with which royal pieces fall. */
    private static List<SubMove> threats(Position position) {
        RuleSet rules = position.ruleSet();
        if (!rules.isCheck(position)) {
            return List.of();
        }
        List<SubMove> captures = rules.threats(position).stream()
                .flatMap(turn -> turn.subMoves().stream())
                .filter(SubMove::isCapture)
                .distinct()
                .toList();
        List<SubMove> ofRoyals = captures.stream()
                .filter(capture -> capture.captured().stream()
                        .anyMatch(piece -> rules.base().royals().contains(piece.type())))
                .toList();
        return ofRoyals.isEmpty() ? captures : ofRoyals;
    }

    /**
     * Returns the diagram of a partial turn: the board as it looks, with an arrow for each sub-move entered. A royal piece
     * that the turn has found in check stays marked while it stands where it stood.
     */
    public static Diagram of(PartialTurn turn) {
        Position position = turn.position();
        List<SubMove> threats = threats(position);
        Map<Square, List<Piece>> pieces = turn.placement();
        Set<Square> checked = new LinkedHashSet<>();
        threats.forEach(threat -> checked.add(threat.capturedOn()));
        checked.removeIf(square -> !position.pieces(square).equals(pieces.get(square)));
        return of(
                new DiagramView.Shown(
                        position + (turn.entered().isEmpty() ? "" : " " + turn),
                        position.board(),
                        pieces,
                        turn.neutralSquares(),
                        position.ruleSet().base().holes(),
                        siblings(turn),
                        hands(turn.hand(Side.WHITE), turn.hand(Side.BLACK)),
                        position.side(),
                        threats),
                turn.entered(),
                checked);
    }

    /** The sets of siblings where their pieces stand in the midst of a turn, without those captured; a piece of a stack goes once. */
    private static List<List<Square>> siblings(PartialTurn turn) {
        Position position = turn.position();
        List<SubMove> entered = new ArrayList<>(turn.entered());
        List<List<Square>> sets = new ArrayList<>();
        for (List<Square> set : position.siblings()) {
            List<Square> now = new ArrayList<>(set);
            if (position.pieces(set.get(0)).get(0).side() != position.side()) {
                turn.entered()
                        .forEach(subMove ->
                                now.removeIf(square -> subMove.isCapture() && square.equals(subMove.capturedOn())));
                sets.add(now);
                continue;
            }
            now.replaceAll(square -> entered.stream()
                    .filter(subMove -> subMove.start().equals(square))
                    .findFirst()
                    .map(subMove -> {
                        entered.remove(subMove);
                        return subMove.to();
                    })
                    .orElse(square));
            sets.add(now);
        }
        sets.removeIf(set -> set.size() < 2);
        return sets;
    }

    /** Returns the diagram of a set-up, possible or not. */
    public static Diagram of(Setup setup) {
        return of(
                new DiagramView.Shown(
                        setup.toString(),
                        setup.board(),
                        setup.pieces(),
                        setup.neutralSquares(),
                        Set.of(),
                        setup.siblings().orElse(List.of()),
                        hands(setup.hand(Side.WHITE), setup.hand(Side.BLACK)),
                        setup.side(),
                        List.of()),
                List.of(),
                Set.of());
    }

    private static Map<Side, Map<PieceType, Integer>> hands(
            Map<PieceType, Integer> white, Map<PieceType, Integer> black) {
        Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
        hands.put(Side.WHITE, white);
        hands.put(Side.BLACK, black);
        return hands;
    }

    // ---- what is shown besides --------------------------------------------------------------------------------------

    /**
     * Shows a turn that begins from this board, each sub-move as an arrow with its number. Whether the turn is legal is
     * not looked at.
     *
     * @throws IllegalArgumentException if a sub-move is of another board
     */
    public Diagram turn(Turn turn) {
        require(ends(turn));
        return new Diagram(view.subMoves(turn.subMoves()));
    }

    /** The squares that sub-moves begin and end on. */
    private static List<Square> ends(Turn turn) {
        List<Square> squares = new ArrayList<>();
        turn.subMoves().forEach(subMove -> squares.addAll(List.of(subMove.start(), subMove.to())));
        return squares;
    }

    /** Shows the captures that the opponent of the side in check could make, as dashed arrows. */
    public Diagram threats() {
        return new Diagram(view.showingThreats());
    }

    /**
     * Marks squares that a chosen piece can reach, in place of those marked so far: {@link #mark(Mark, Collection)} with
     * {@link Mark#TARGET}.
     *
     * @throws IllegalArgumentException if a square is of another board
     */
    public Diagram mark(Collection<Square> squares) {
        return mark(Mark.TARGET, squares);
    }

    /**
     * Marks squares, in place of those marked so far for the same reason; none to take the marks away. A square may be
     * marked for several reasons.
     *
     * @throws IllegalArgumentException if a square is of another board
     */
    public Diagram mark(Mark mark, Collection<Square> squares) {
        Objects.requireNonNull(mark, "mark");
        require(squares);
        return new Diagram(view.marked(mark, Collections.unmodifiableSet(new LinkedHashSet<>(squares))));
    }

    /**
     * Marks the squares that the sub-moves of a turn begin and end on with {@link Mark#LAST_TURN}: the turn that has led to
     * this board.
     *
     * @throws IllegalArgumentException if a sub-move is of another board
     */
    public Diagram lastTurn(Turn turn) {
        return mark(Mark.LAST_TURN, ends(turn));
    }

    // ---- how it looks -----------------------------------------------------------------------------------------------

    private Diagram with(DiagramView.Style style) {
        return new Diagram(view.style(style));
    }

    /** Shows the board as that side sees it: its first rank at the bottom. White's side unless this is called. */
    public Diagram seenFrom(Side side) {
        return with(view.style().seenFrom(Objects.requireNonNull(side, "side")));
    }

    /** Sets the colours of the SVG; {@link Theme#LIGHT} unless this is called. */
    public Diagram theme(Theme theme) {
        return with(view.style().theme(Objects.requireNonNull(theme, "theme")));
    }

    /**
     * Sets one colour of the SVG, in place of the theme's.
     *
     * @param value {@code #rgb}, {@code #rrggbb} or {@code #rrggbbaa}, a name such as {@code teal}, or a variable of the
     *     page's style sheet such as {@code var(--board-light)}
     * @throws IllegalArgumentException if the value is none of these
     */
    public Diagram colour(Colour colour, String value) {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(colour, "colour");
        if (!COLOUR.matcher(value).matches()) {
            throw new IllegalArgumentException(
                    "expected a colour such as #f0e2c8, teal or var(--light), found " + Quoted.of(value));
        }
        return with(view.style().colour(colour, value));
    }

    /**
     * Draws pieces by pictures of the program's own.
     *
     * @param pictures for a piece, elements of SVG on a field of 48 by 48, put into the picture as they are; nothing to have
     *     the piece drawn as usual. Asked whenever a piece is drawn
     */
    public Diagram pictures(Function<Piece, Optional<String>> pictures) {
        return with(view.style().pictures(Objects.requireNonNull(pictures, "pictures")));
    }

    /** Leaves the names of files, ranks and levels out of the SVG. */
    public Diagram withoutCoordinates() {
        return with(view.style().withoutCoordinates());
    }

    /** Sets how the levels of the SVG stand; {@link Levels#ROW} unless this is called. */
    public Diagram levels(Levels levels) {
        return with(view.style().levels(Objects.requireNonNull(levels, "levels")));
    }

    /**
     * Sets the size of a square of the SVG in user units, which are pixels unless a page scales the picture.
     *
     * @throws IllegalArgumentException if it is not 8 to 512
     */
    public Diagram squareSize(int size) {
        if (size < 8 || size > 512) {
            throw new IllegalArgumentException("expected a square size of 8 to 512, found " + size);
        }
        return with(view.style().squareSize(size));
    }

    /** Sets the pieces of some squares moving, by elements of SVG. */
    Diagram motion(Function<Square, String> motion) {
        return new Diagram(view.motion(motion));
    }

    Board board() {
        return view.board();
    }

    String caption() {
        return view.caption();
    }

    String colour(Colour colour) {
        return view.colour(colour);
    }

    private void require(Collection<Square> squares) {
        for (Square square : squares) {
            if (!square.board().equals(view.board())) {
                throw new IllegalArgumentException("expected a square of the " + view.board() + " board, found "
                        + square + " of " + square.board());
            }
        }
    }

    // ---- where it is ------------------------------------------------------------------------------------------------

    /** Returns the width of the SVG in user units. */
    public double width() {
        return new DiagramPlaces(view).width();
    }

    /** Returns the height of the SVG in user units. */
    public double height() {
        return new DiagramPlaces(view).height();
    }

    /**
     * Returns the square at a point of the SVG, such as that of a click, or nothing beside the squares.
     *
     * @param x from the left, in user units of the picture as {@link #svg()} draws it
     * @param y from above
     */
    public Optional<Square> squareAt(double x, double y) {
        return new DiagramPlaces(view).squareAt(x, y);
    }

    /**
     * Returns the piece in hand at a point of the SVG, or nothing beside them.
     *
     * @param x from the left, in user units of the picture as {@link #svg()} draws it
     * @param y from above
     */
    public Optional<Piece> handAt(double x, double y) {
        return new DiagramPlaces(view).handAt(x, y);
    }

    /**
     * Returns the place of a square in the SVG.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    public Area area(Square square) {
        Objects.requireNonNull(square, "square");
        require(List.of(square));
        DiagramPlaces places = new DiagramPlaces(view);
        return new Area(places.left(square), places.top(square), places.size);
    }

    // ---- what it gives ----------------------------------------------------------------------------------------------

    /**
     * Returns the board as lines of text, each ended by a line feed, with the side to move, hands, the turn and the threats below.
     * Black's reply {@code e7e5,g8f6} of Two-Prong Chess:
     *
     * <pre>
     * 8  r  n  b  q  k  b (n) r
     * 7  p  p  p  p (p) p  p  p
     * 6  .  .  .  .  . [.] .  .
     * 5  .  .  .  . [.] .  .  .
     * 4  .  .  .  .  P  .  .  .
     * 3  .  .  .  .  .  .  .  .
     * 2  P  P  P  P  .  P  P  P
     * 1  R  N  B  Q  K  B  N  R
     *    a  b  c  d  e  f  g  h
     * Black to move
     * turn: 1 e7e5, 2 g8f6
     * </pre>
     *
     * An origin of the turn stands in round brackets, a destination in square ones. By {@link Mark} a royal piece in check stands
     * between exclamation marks, a chosen piece between {@code <} and {@code >}, a target between asterisks, and a square of the
     * last turn between tildes. The neutral piece is an asterisk.
     */
    public String text() {
        return new DiagramText(view).write();
    }

    /** Returns the picture as one {@code svg} element. */
    public String svg() {
        return new DiagramSvg(view).write();
    }

    /** Returns {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
