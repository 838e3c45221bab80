package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A problem: a position and what is asked of it.
 *
 * <h2>Forsyth notation</h2>
 *
 * {@link #of(RuleSet, String, String)} reads the text of a position (rules/notation.md, Positions) and, as composers write
 * it, the placement alone. Then castling is allowed wherever king and rook stand at home, as problems have it, nothing can
 * be captured en passant, and the side to move is the one that the stipulation makes customary: White, but Black in {@code h#n}, {@code reci-h#n}, {@code ser-h#n}, {@code ser-reci-h#n}, {@code ser-hs#n} and {@code hs#n.5}, where
 * Black helps first, and after the turns of {@code dian.5} and {@code ser-dian}. In a placement alone {@code S} and {@code s} are knights too if the game has pieces
 * of the letter N and none of the letter S.
 *
 * <p>Immutable, equal by value.
 *
 * {@snippet class="io.github.multimove.docs.SolvingProblems" region="solve"}
 *
 * @param position the position
 * @param stipulation what is asked
 */
public record Problem(Position position, Stipulation stipulation) {
    /**
     * Checks that the game can be played as the stipulation asks.
     *
     * @throws StipulationException if it is of a series, and what a turn of the game may be depends on the turn before it or on its
     *     number; or if it is of a square that the board lacks
     */
    public Problem {
        TurnStructure structure = position.ruleSet().structure();
        String asked = stipulation.toString();
        String square = stipulation.square();
        if (!square.isEmpty() && position.ruleSet().base().board().find(square).isEmpty()) {
            int at = asked.indexOf(square);
            throw new StipulationException(asked, at, at + square.length(), "a square of the board");
        }
        Position first = stipulation.play().isProof() ? position.ruleSet().initialPosition() : position;
        boolean inARow = isInARow(structure) && !first.isUnderOpeningRule();
        if (stipulation.play().isSeries() && !inARow) {
            String expected = "a stipulation without a series in "
                    + position.ruleSet().id() + ", whose turns depend on the turns before";
            throw new StipulationException(asked, 0, asked.length(), expected);
        }
    }

    /** Whether a side can make several turns in a row, each as if it were the only one. */
    private static boolean isInARow(TurnStructure structure) {
        if (structure instanceof TurnStructure.Opening opening) {
            return isInARow(opening.then());
        }
        return structure instanceof Series series
                ? series.reply().isEmpty()
                        && series.atTurns().isEmpty()
                        && series.length()
                                .filter(length -> length.source() != Series.Length.Source.NUMBERS)
                                .isEmpty()
                : structure instanceof TurnStructure.One
                        || structure instanceof TurnStructure.UpTo
                        || structure instanceof Siblings;
    }

    /**
     * Returns the problem of Forsyth notation and a stipulation.
     *
     * @param rules the game
     * @param forsyth a placement, or the whole text of a position
     * @param stipulation such as {@code #2}, see {@link Stipulation#of}
     * @throws StipulationException if the stipulation is not of the form; of a series, and a turn of the game depends on the turn
     *     before it or on its number; or of a square that the board lacks
     * @throws io.github.multimove.PositionException if the position is refused
     */
    public static Problem of(RuleSet rules, String forsyth, String stipulation) {
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(stipulation, "stipulation");
        String text = Objects.requireNonNull(forsyth, "forsyth").strip();
        Stipulation asked = Stipulation.of(stipulation);
        if (text.indexOf(' ') < 0) {
            return of(rules, text, asked, customarySide(asked));
        }
        return new Problem(rules.position(text), asked);
    }

    /** Returns the problem of a placement alone, with a side to move. */
    static Problem of(RuleSet rules, String placement, Stipulation asked, Side side) {
        Setup setup = Setup.of(rules.position(knights(rules, placement) + " " + side.letter() + " - -")).toBuilder()
                .castlingRights(rules.base().castlingRights())
                .build();
        return new Problem(rules.position(setup.withoutImpossibleCastlingRights(rules)), asked);
    }

    /**
     * Returns the problem of one line of text: Forsyth notation, a space, and the stipulation.
     *
     * @throws io.github.multimove.InputException as {@link #of(RuleSet, String, String)}; also if the text has no stipulation
     */
    public static Problem of(RuleSet rules, String text) {
        Objects.requireNonNull(rules, "rules");
        String stripped = text.strip();
        int space = stripped.lastIndexOf(' ');
        if (space < 0) {
            throw new StipulationException(stripped, stripped.length(), "a space and a stipulation such as #2");
        }
        return of(rules, stripped.substring(0, space), stripped.substring(space + 1));
    }

    /** Returns the side whose turn reaches the goal; in a proof game the side to move. */
    public Side winner() {
        Side first = position.side();
        return switch (stipulation.play()) {
            case DIRECT, EXACT, PROOF -> first;
            case SERIES_PROOF -> first.opposite();
            case SELF, REFLEX, SEMI_REFLEX -> first.opposite();
            case HELP, RECIPROCAL, HELP_SELF, HELP_REFLEX -> stipulation.isHalfMoveLonger() ? first : first.opposite();
            default -> stipulation.play().after() == 1 ? first.opposite() : first;
        };
    }

    /**
     * Returns the problem that a duplex asks for as well: the same with the other side to move, and nothing to capture en
     * passant; nothing if the side to move may not be left as it stands.
     */
    public Optional<Problem> duplex() {
        return SideExchange.of(position).map(exchanged -> new Problem(exchanged, stipulation));
    }

    /**
     * Returns the problem with that side to move, as help play where White begins.
     *
     * @throws IllegalArgumentException if the other side may not be left as it stands
     */
    public Problem begunBy(Side side) {
        if (Objects.requireNonNull(side, "side") == position.side()) {
            return this;
        }
        return duplex().orElseThrow(() -> new IllegalArgumentException(
                "expected a position in which " + side + " may be to move, found " + position));
    }

    /** Returns the problem without castling. */
    public Problem withoutCastling() {
        return withoutCastling(List.of());
    }

    /**
     * Returns the problem with no castling of the pieces on some squares; on none for no castling at all.
     *
     * @param squares the squares' names, such as {@code a1} for its rook or {@code e8} for its king
     * @throws io.github.multimove.TurnFormatException if the board has no such square
     */
    public Problem withoutCastling(List<String> squares) {
        List<Square> named =
                squares.stream().map(position.ruleSet().base().board()::square).toList();
        Setup setup = Setup.of(position);
        List<CastlingRight> kept = setup.castlingRights().stream()
                .filter(right -> !named.isEmpty() && !named.contains(right.king()) && !named.contains(right.rook()))
                .toList();
        return new Problem(
                position.ruleSet()
                        .position(setup.toBuilder().castlingRights(kept).build()),
                stipulation);
    }

    /**
     * Returns the problem in which a pawn has just crossed a square and can be captured there.
     *
     * @param square the square's name, such as {@code e3}
     * @throws io.github.multimove.TurnFormatException if the board has no such square
     * @throws io.github.multimove.PositionException if no pawn can just have crossed it
     */
    public Problem withEnPassant(String square) {
        Objects.requireNonNull(square, "square");
        RuleSet rules = position.ruleSet();
        Setup setup = Setup.of(position).toBuilder()
                .enPassant(rules.base().board().square(square))
                .build();
        return new Problem(rules.position(setup), stipulation);
    }

    /**
     * Returns a twin: the problem after changes of the diagram, in words with spaces between them. Castling is allowed where
     * king and rook stand at home, unless they stood there before and might not castle; nothing can be captured en passant.
     *
     * <table>
     * <caption>Changes</caption>
     * <tr><th>words</th><th>change</th></tr>
     * <tr><td>{@code move a2 a3}</td><td>what stands on a2 stands on a3</td></tr>
     * <tr><td>{@code exchange a2 b7}</td><td>what stands on the two squares is exchanged</td></tr>
     * <tr><td>{@code remove a2}</td><td>a2 is empty</td></tr>
     * <tr><td>{@code add white Pa2b2 Ke1}</td><td>white pawns stand on a2 and b2, a king on e1</td></tr>
     * <tr><td>{@code substitute R B}</td><td>all rooks are bishops</td></tr>
     * <tr><td>{@code polishtype}</td><td>all pieces change their colour</td></tr>
     * <tr><td>{@code shift a1 b2}, {@code shift a1==>b2}</td><td>all pieces stand a file and a rank farther</td></tr>
     * <tr><td>{@code rotate 90}</td><td>the board is turned to the left by 90, 180 or 270 degrees</td></tr>
     * <tr><td>{@code mirror a1<-->h1}</td><td>the board is mirrored so that these corners change places</td></tr>
     * <tr><td>{@code stipulation h#3}</td><td>something else is asked, and the other side is to move where that is customary</td></tr>
     * </table>
     *
     * @throws StipulationException if a word is none of those, or a square is empty
     * @throws io.github.multimove.InputException if a square is none of the board, or the position is refused
     */
    public Problem twin(String changes) {
        return new TwinReader(this, Objects.requireNonNull(changes, "changes")).read();
    }

    /** Returns the numbers of White's and Black's pieces on the board as composers write them, such as {@code 9+5}. */
    public String pieceCount() {
        return count(Side.WHITE) + "+" + count(Side.BLACK);
    }

    private long count(Side side) {
        return position.ruleSet().base().board().squares().stream()
                .flatMap(square -> position.pieces(square).stream())
                .filter(piece -> piece.side() == side)
                .count();
    }

    /** The side that is to move in a diagram of which that is asked. */
    static Side customarySide(Stipulation asked) {
        boolean helps = switch (asked.play()) {
            case SERIES_HELP, SERIES_HELP_SELF, SERIES_RECIPROCAL, PARRY_SERIES_HELP -> true;
            case HELP, RECIPROCAL -> !asked.isHalfMoveLonger();
            case HELP_SELF, HELP_REFLEX, PROOF -> asked.isHalfMoveLonger();
            case SERIES_PROOF -> true; // the position is the one after the series
            default -> false;
        };
        return helps ? Side.BLACK : Side.WHITE;
    }

    private static String knights(RuleSet rules, String placement) {
        boolean german = rules.base().types().stream().noneMatch(type -> isLetter(type.letter(), 'S'))
                && rules.base().types().stream().anyMatch(type -> isLetter(type.letter(), 'N'));
        return german ? placement.replace('S', 'N').replace('s', 'n') : placement;
    }

    private static boolean isLetter(char letter, char expected) {
        return String.valueOf(letter).toUpperCase(Locale.ROOT).charAt(0) == expected;
    }

    /** Returns the position's text, a space, and the stipulation: what {@link #of(RuleSet, String)} reads back. */
    @Override
    public String toString() {
        return position + " " + stipulation;
    }
}
