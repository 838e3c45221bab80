package io.github.multimove;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What binds pieces of the side to move in a position. Each kind says what it states about <em>every legal turn</em>, so that
 * it can be checked against the list of them.
 *
 * <p>Immutable, equal by value. The family is closed and more kinds may come in a minor version: a {@link Visitor} has a
 * default case for those that it does not know.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="bonds"}
 *
 * @see RuleSet#constraints(Position)
 */
public sealed interface Constraint permits ConstraintKind {
    /** Returns the squares of the pieces bound, ascending; empty for a duty, which binds the whole side. */
    List<Square> pieces();

    /** Returns one sentence that says what binds which piece. */
    String sentence();

    /** Returns whether it binds the whole side, not only some pieces. */
    default boolean isDuty() {
        return pieces().isEmpty();
    }

    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds apart. Every method falls back to {@link #other}.
     *
     * @param <R> what the visitor answers
     */
    interface Visitor<R> {
        /** Answers for every kind that has no method of its own here or in the implementation. */
        R other(Constraint bond);

        /** Answers for {@link Check}. */
        default R check(Check bond) {
            return other(bond);
        }

        /** Answers for {@link Pin}. */
        default R pin(Pin bond) {
            return other(bond);
        }

        /** Answers for {@link Frozen}. */
        default R frozen(Frozen bond) {
            return other(bond);
        }

        /** Answers for {@link Siblings}. */
        default R siblings(Siblings bond) {
            return other(bond);
        }

        /** Answers for {@link HeldBySibling}. */
        default R heldBySibling(HeldBySibling bond) {
            return other(bond);
        }

        /** Answers for {@link PawnFirst}. */
        default R pawnFirst(PawnFirst bond) {
            return other(bond);
        }

        /** Answers for {@link DropsFirst}. */
        default R dropsFirst(DropsFirst bond) {
            return other(bond);
        }

        /** Answers for {@link Motionless}. */
        default R motionless(Motionless bond) {
            return other(bond);
        }
    }

    /**
     * A check that must be answered: every legal turn leaves one of the lines at least not {@linkplain Line#isOpen open}.
     *
     * <p>In games won by checkmate, when the side is bound by check. With one royal piece there is one line, and a bond for
     * each attacker; with several as many lines as royal pieces, by different attackers that can capture all of them in one turn,
     * and a bond for each such choice.
     *
     * @param lines the lines, one for each royal piece
     * @param isClosable whether closing a line is the only answer; if not, because the attacker captures only together with
     *     siblings, or in a series not by its first sub-move, a turn may also leave the line open and the attacker without
     *     such a turn
     */
    record Check(List<Line> lines, boolean isClosable) implements ConstraintKind {
        /** Copies the list. */
        public Check {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.check(this);
        }

        @Override
        public List<Square> pieces() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "every turn must answer the check by " + Constraint.words(lines, " to ", " and ");
        }
    }

    /**
     * Pieces that alone stand on lines from enemies to royal pieces: no legal turn leaves all lines {@linkplain Line#isOpen open},
     * so that if all these pieces leave, the turn must close a line anew, capture an attacker, freeze it, or move the royal piece.
     * One piece is pinned in the usual sense; of several, one must stay.
     *
     * <p>In games won by checkmate, and only for pieces that can leave in one turn: as many as move in a turn, siblings of one
     * set, as many as a series has places for (a pawn and another piece, if it says so). With several royal pieces as for
     * {@link Check}.
     *
     * @param pieces the squares of all pieces that stand on the lines, ascending, one for each piece where two share a square
     * @param lines the lines, one for each royal piece
     * @param isClosable as for {@link Check}
     */
    record Pin(List<Square> pieces, List<Line> lines, boolean isClosable) implements ConstraintKind {
        /** Copies the lists. */
        public Pin {
            pieces = List.copyOf(pieces);
            lines = List.copyOf(lines);
        }

        /** Returns whether several pieces share it: each may leave, but not all in one turn. */
        public boolean isShared() {
            return pieces.size() > 1;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pin(this);
        }

        @Override
        public String sentence() {
            String squares = pieces.stream().distinct().map(Square::toString).collect(Collectors.joining(" and "));
            return (isShared()
                            ? "the pieces on " + squares + " may not all leave: they alone stand between "
                            : "the piece on " + squares + " is pinned: it alone stands between ")
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
    record Frozen(Piece piece, Square on, Piece by, Square byOn) implements ConstraintKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.frozen(this);
        }

        @Override
        public List<Square> pieces() {
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
    record Siblings(List<Square> squares) implements ConstraintKind {
        /** Copies the list. */
        public Siblings {
            squares = List.copyOf(squares);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.siblings(this);
        }

        @Override
        public List<Square> pieces() {
            return squares.stream().distinct().toList();
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
     * @param pieces where the siblings stand, ascending
     * @param stuck the one that cannot move
     * @param on where that one stands
     */
    record HeldBySibling(List<Square> pieces, Piece stuck, Square on) implements ConstraintKind {
        /** Copies the list. */
        public HeldBySibling {
            pieces = List.copyOf(pieces);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.heldBySibling(this);
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
    record PawnFirst(SubMove possible) implements ConstraintKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pawnFirst(this);
        }

        @Override
        public List<Square> pieces() {
            return List.of();
        }

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
    record DropsFirst(int inHand) implements ConstraintKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.dropsFirst(this);
        }

        @Override
        public List<Square> pieces() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "no piece moves until the " + inHand + " pieces in hand have been dropped, two a turn";
        }
    }

    /**
     * A piece with nothing to do: no legal turn has a sub-move of it (castling is one of king and rook). Said of every such
     * piece, whatever else binds it, except while {@link DropsFirst} binds all of them.
     *
     * @param piece the piece; of several of a kind on one square all
     * @param on where it stands
     */
    record Motionless(Piece piece, Square on) implements ConstraintKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.motionless(this);
        }

        @Override
        public List<Square> pieces() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return "no turn moves the " + piece.type().name() + " on " + on;
        }
    }

    private static String words(List<Line> lines, String to, String and) {
        return lines.stream()
                .map(line -> "the " + line.piece().type().name() + " on " + line.from() + to + "the "
                        + line.royal().type().name() + " on " + line.on())
                .collect(Collectors.joining(and));
    }
}
