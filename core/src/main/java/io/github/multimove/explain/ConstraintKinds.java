package io.github.multimove.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Piece;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The kinds of constraints. More may come in a minor version: what tells them apart needs a default case.
 */
public final class ConstraintKinds {
    private ConstraintKinds() {}

    /**
     * A check that must be answered: every legal turn leaves one of the lines at least not {@linkplain Line#isOpen open}.
     *
     * <p>In games won by checkmate, when the side is bound by check. With one royal piece there is one line, and a bond for
     * each attacker; with several as many lines as royal pieces, by different attackers that can capture all of them in one turn,
     * and a bond for each such choice. Where {@link io.github.multimove.rules.RoyalRule.Bound} says that every royal piece has to be
     * safe, it is as with one.
     *
     * @param lines the lines, one for each royal piece
     * @param isClosable whether closing a line is the only answer; if not, because the attacker captures only together with
     *     siblings, or in a series not by its first sub-move, a turn may also leave the line open and the attacker without
     *     such a turn; and if not, because pieces promote to royal ones, a turn may leave it open and add a royal piece
     */
    public record Check(List<Line> lines, boolean isClosable) implements Constraint {
        /** Copies the list. */
        public Check {
            lines = List.copyOf(lines);
        }

        @Override
        public String sentence() {
            return "every turn must answer the check by " + words(lines, " to ", " and ");
        }
    }

    /**
     * Pieces that alone stand on lines from enemies to royal pieces: no legal turn leaves all lines {@linkplain Line#isOpen open},
     * so that if all these pieces leave, the turn must close a line anew, capture an attacker, freeze it, or move the royal piece.
     * One piece is pinned in the usual sense; of several, one must stay.
     *
     * <p>In games won by checkmate, and only for pieces that can leave in one turn: as many as move in a turn, siblings of one
     * set, as many as a series has places for (a pawn and another piece, if it says so). With several royal pieces as for
     * {@link Check}. What binds pieces that would become a screen, or leave one alone, is not listed.
     *
     * @param squares the squares of all pieces that stand on the lines, ascending, one for each piece where two share a square
     * @param lines the lines, one for each royal piece
     * @param isClosable as for {@link Check}
     */
    public record Pin(List<Square> squares, List<Line> lines, boolean isClosable) implements Constraint {
        /** Copies the lists. */
        public Pin {
            squares = List.copyOf(squares);
            lines = List.copyOf(lines);
        }

        /** Returns whether several pieces share it: each may leave, but not all in one turn. */
        public boolean isShared() {
            return squares.size() > 1;
        }

        @Override
        public String sentence() {
            String places = squares.stream().distinct().map(Square::toString).collect(Collectors.joining(" and "));
            return (isShared()
                            ? "the pieces on " + places + " may not all leave: they alone stand between "
                            : "the piece on " + places + " is pinned: it alone stands between ")
                    + words(lines, " and ", ", and between ");
        }
    }

    /**
     * A piece frozen by an enemy: no legal turn has a sub-move of it.
     *
     * @param piece the piece
     * @param on where it stands
     * @param by the piece that holds it
     * @param byOn where that one stands
     */
    public record Frozen(Piece piece, Square on, Piece by, Square byOn) implements Constraint {
        @Override
        public List<Square> squares() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return "the " + piece.type().name() + " on " + on + " is frozen by the "
                    + by.type().name() + " on " + byOn;
        }
    }

    /**
     * Siblings that move together: every legal turn with a sub-move of one of them has one of each.
     *
     * @param squares where they stand, ascending, a stacked piece's square repeated
     */
    public record Siblings(List<Square> squares) implements Constraint {
        /** Copies the list. */
        public Siblings {
            squares = List.copyOf(squares);
        }

        @Override
        public String sentence() {
            return "the siblings on " + squares.stream().map(Square::toString).collect(Collectors.joining(", "))
                    + " move together";
        }
    }

    /**
     * Siblings of which one cannot move at all: no legal turn has a sub-move of any of them.
     *
     * @param squares where the siblings stand, ascending
     * @param stuck the one that cannot move
     * @param on where that one stands
     */
    public record HeldBySibling(List<Square> squares, Piece stuck, Square on) implements Constraint {
        /** Copies the list. */
        public HeldBySibling {
            squares = List.copyOf(squares);
        }

        @Override
        public String sentence() {
            return "the " + stuck.type().name() + " on " + on + " cannot move, and so none of its siblings may";
        }
    }

    /**
     * A pawn can move, and so every legal turn begins with a pawn move.
     *
     * @param possible a pawn move that can be made
     */
    public record PawnFirst(SubMove possible) implements Constraint {
        @Override
        public String sentence() {
            return "a turn begins with a pawn move while a pawn can move, such as " + possible;
        }
    }

    /**
     * There are pieces in hand, and so every legal turn is drops and no piece moves.
     *
     * @param inHand how many pieces the side to move has in hand
     */
    public record DropsFirst(int inHand) implements Constraint {
        @Override
        public String sentence() {
            return "no piece moves until the " + inHand + " pieces in hand have been dropped, two a turn";
        }
    }

    private static String words(List<Line> lines, String to, String and) {
        return lines.stream().map(line -> line.words(to)).collect(Collectors.joining(and));
    }
}
