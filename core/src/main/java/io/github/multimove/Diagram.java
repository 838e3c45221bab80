package io.github.multimove;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A picture of a board as text or as SVG: men, stacks and hands, levels side by side (the lowest on the left), and if
 * asked for a turn, as numbered arrows, and the threats behind a check.
 *
 * {@snippet class="io.github.multimove.docs.BoardOnScreen" region="draw"}
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads; every method that changes something returns another diagram. The same
 * diagram gives the same text and the same SVG, character by character, within one version of the library.
 *
 * <h2>The SVG</h2>
 *
 * One well-formed element without script, style sheet, identifiers, images or fonts of its own, fit to be put into a page
 * as it is, several of them too. King, queen, rook, bishop, knight and pawn, recognised by the names of their kinds, have
 * shapes; other kinds are discs with their letter. For programs that want to find their way in it: every square is a
 * {@code rect} of class {@code square} with {@code data-square}, every man a {@code g} of class {@code man} with
 * {@code data-square} and {@code data-man}, every arrow a {@code g} of class {@code arrow} with {@code data-sub-move}.
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

    /** What there is to show, and how. */
    record View(
            String caption,
            Board board,
            Map<Square, List<Piece>> men,
            Map<Side, Map<PieceType, Integer>> hands,
            Side side,
            List<SubMove> subMoves,
            Set<Square> checked,
            List<SubMove> threats,
            boolean showsThreats,
            Set<Square> marked,
            Side seenFrom,
            Theme theme,
            boolean coordinates,
            int squareSize) {}

    private final View view;

    private Diagram(View view) {
        this.view = view;
    }

    /** Returns the diagram of a position, with the royal men in check marked. */
    public static Diagram of(Position position) {
        Set<Square> checked = new LinkedHashSet<>();
        Set<SubMove> threats = new LinkedHashSet<>();
        RuleSet rules = position.ruleSet();
        if (rules.isCheck(position)) {
            List<SubMove> captures = rules.threats(position).stream()
                    .flatMap(turn -> turn.subMoves().stream())
                    .filter(SubMove::isCapture)
                    .toList();
            List<SubMove> ofRoyals = captures.stream()
                    .filter(capture -> capture.captured().stream()
                            .anyMatch(man -> rules.base().royals().contains(man.type())))
                    .toList();
            threats.addAll(ofRoyals.isEmpty() ? captures : ofRoyals);
            threats.forEach(threat -> checked.add(threat.capturedOn()));
        }
        return new Diagram(new View(
                position.toString(),
                position.board(),
                position.men(),
                hands(position.hand(Side.WHITE), position.hand(Side.BLACK)),
                position.side(),
                List.of(),
                checked,
                List.copyOf(threats),
                false,
                Set.of(),
                Side.WHITE,
                Theme.LIGHT,
                true,
                SQUARE_SIZE));
    }

    /** Returns the diagram of a turn on its way: the board as it looks, with an arrow for each sub-move entered. */
    public static Diagram of(PartialTurn turn) {
        Position position = turn.position();
        return new Diagram(new View(
                position + (turn.entered().isEmpty() ? "" : " " + turn),
                position.board(),
                turn.placement(),
                hands(turn.hand(Side.WHITE), turn.hand(Side.BLACK)),
                position.side(),
                turn.entered(),
                Set.of(),
                List.of(),
                false,
                Set.of(),
                Side.WHITE,
                Theme.LIGHT,
                true,
                SQUARE_SIZE));
    }

    /** Returns the diagram of a set-up, possible or not. */
    public static Diagram of(Setup setup) {
        return new Diagram(new View(
                setup.toString(),
                setup.board(),
                setup.men(),
                hands(setup.hand(Side.WHITE), setup.hand(Side.BLACK)),
                setup.side(),
                List.of(),
                Set.of(),
                List.of(),
                false,
                Set.of(),
                Side.WHITE,
                Theme.LIGHT,
                true,
                SQUARE_SIZE));
    }

    private static Map<Side, Map<PieceType, Integer>> hands(
            Map<PieceType, Integer> white, Map<PieceType, Integer> black) {
        Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
        hands.put(Side.WHITE, white);
        hands.put(Side.BLACK, black);
        return hands;
    }

    /**
     * Shows a turn that begins from this board, each sub-move as an arrow with its number. Whether the turn is legal is
     * not looked at.
     *
     * @throws IllegalArgumentException if a sub-move is of another board
     */
    public Diagram turn(Turn turn) {
        List<Square> squares = new ArrayList<>();
        turn.subMoves().forEach(subMove -> squares.addAll(List.of(subMove.start(), subMove.to())));
        require(squares);
        return with(turn.subMoves(), view.showsThreats, view.marked, view.seenFrom, view.theme);
    }

    /** Shows the captures that the opponent of the side in check could make, as dashed arrows. */
    public Diagram threats() {
        return with(view.subMoves, true, view.marked, view.seenFrom, view.theme);
    }

    /**
     * Marks squares, such as those that a chosen man can reach, in place of those marked so far.
     *
     * @throws IllegalArgumentException if a square is of another board
     */
    public Diagram mark(Collection<Square> squares) {
        require(squares);
        return with(view.subMoves, view.showsThreats, new LinkedHashSet<>(squares), view.seenFrom, view.theme);
    }

    /** Shows the board as that side sees it: its first rank at the bottom. White's side unless this is called. */
    public Diagram seenFrom(Side side) {
        return with(view.subMoves, view.showsThreats, view.marked, Objects.requireNonNull(side, "side"), view.theme);
    }

    /** Sets the colours of the SVG; {@link Theme#LIGHT} unless this is called. */
    public Diagram theme(Theme theme) {
        return with(
                view.subMoves, view.showsThreats, view.marked, view.seenFrom, Objects.requireNonNull(theme, "theme"));
    }

    /** Leaves the names of files, ranks and levels out of the SVG. */
    public Diagram withoutCoordinates() {
        return with(view, false, view.squareSize);
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
        return with(view, view.coordinates, size);
    }

    private Diagram with(List<SubMove> subMoves, boolean showsThreats, Set<Square> marked, Side seenFrom, Theme theme) {
        return new Diagram(new View(
                view.caption,
                view.board,
                view.men,
                view.hands,
                view.side,
                subMoves,
                view.checked,
                view.threats,
                showsThreats,
                marked,
                seenFrom,
                theme,
                view.coordinates,
                view.squareSize));
    }

    private static Diagram with(View v, boolean coordinates, int squareSize) {
        return new Diagram(new View(
                v.caption,
                v.board,
                v.men,
                v.hands,
                v.side,
                v.subMoves,
                v.checked,
                v.threats,
                v.showsThreats,
                v.marked,
                v.seenFrom,
                v.theme,
                coordinates,
                squareSize));
    }

    private void require(Collection<Square> squares) {
        for (Square square : squares) {
            if (!square.board().equals(view.board)) {
                throw new IllegalArgumentException(
                        "expected a square of the " + view.board + " board, found " + square + " of " + square.board());
            }
        }
    }

    /**
     * Returns the board as lines of text, each ended by a line feed: empty squares as dots, an origin of the turn in
     * round brackets, a destination in square ones, a royal man in check between exclamation marks, a marked square
     * between asterisks; below it the side to move, hands, the turn and the threats.
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
