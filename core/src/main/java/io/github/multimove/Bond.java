package io.github.multimove;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What binds men of the side to move in a position. Each kind says what it states about <em>every legal turn</em>, so that
 * it can be checked against the list of them.
 *
 * <p>Immutable, equal by value. The family is closed and more kinds may come in a minor version: a {@link Visitor} has a
 * default case for those that it does not know.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="bonds"}
 *
 * @see RuleSet#bonds(Position)
 */
public sealed interface Bond permits BondKind {
    /** Returns the squares of the men bound, ascending; empty for a duty, which binds the whole side. */
    List<Square> men();

    /** Returns one sentence that says what binds whom. */
    String sentence();

    /** Returns whether it binds the whole side, not only some men. */
    default boolean isDuty() {
        return men().isEmpty();
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
        R other(Bond bond);

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
     * <p>In games won by checkmate, when the side is bound by check. With one royal man there is one line, and a bond for
     * each attacker; with several as many lines as royal men, by different attackers who can take all of them in one turn,
     * and a bond for each such choice.
     *
     * @param lines the lines, one for each royal man
     * @param isClosable whether closing a line is the only answer; if not, because the attacker takes only together with
     *     siblings, or in a series not by its first sub-move, a turn may also leave the line open and the attacker without
     *     such a turn
     */
    record Check(List<Line> lines, boolean isClosable) implements BondKind {
        /** Copies the list. */
        public Check {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.check(this);
        }

        @Override
        public List<Square> men() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "every turn must answer the check by " + Bond.words(lines, " to ", " and ");
        }
    }

    /**
     * Men who alone stand on lines from enemies to royal men: no legal turn leaves all lines {@linkplain Line#isOpen open},
     * so that if all these men leave, the turn must close a line anew, take an attacker, hold it fast, or move the royal man.
     * One man is pinned in the usual sense; of several, one must stay.
     *
     * <p>In games won by checkmate, and only for men who can leave in one turn: as many as move in a turn, siblings of one
     * set, as many as a series has places for (a pawn and another man, if it says so). With several royal men as for
     * {@link Check}.
     *
     * @param men the squares of all men who stand on the lines, ascending, one for each man where two share a square
     * @param lines the lines, one for each royal man
     * @param isClosable as for {@link Check}
     */
    record Pin(List<Square> men, List<Line> lines, boolean isClosable) implements BondKind {
        /** Copies the lists. */
        public Pin {
            men = List.copyOf(men);
            lines = List.copyOf(lines);
        }

        /** Returns whether several men share it: each may leave, but not all in one turn. */
        public boolean isShared() {
            return men.size() > 1;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pin(this);
        }

        @Override
        public String sentence() {
            String squares = men.stream().distinct().map(Square::toString).collect(Collectors.joining(" and "));
            return (isShared()
                            ? "the men on " + squares + " may not all leave: they alone stand between "
                            : "the man on " + squares + " is pinned: it alone stands between ")
                    + words(lines, " and ", ", and between ");
        }
    }

    /**
     * A man held fast by an enemy: no legal turn has a sub-move of it.
     *
     * @param piece the man
     * @param on where it stands
     * @param by the man that holds it
     * @param byOn where that one stands
     */
    record Frozen(Piece piece, Square on, Piece by, Square byOn) implements BondKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.frozen(this);
        }

        @Override
        public List<Square> men() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return "the " + piece.type().name() + " on " + on + " is held fast by the "
                    + by.type().name() + " on " + byOn;
        }
    }

    /**
     * Siblings who move together: every legal turn with a sub-move of one of them has one of each.
     *
     * @param squares where they stand, ascending, a stacked man's square repeated
     */
    record Siblings(List<Square> squares) implements BondKind {
        /** Copies the list. */
        public Siblings {
            squares = List.copyOf(squares);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.siblings(this);
        }

        @Override
        public List<Square> men() {
            return squares.stream().distinct().toList();
        }

        @Override
        public String sentence() {
            return "the siblings on " + squares.stream().map(Square::toString).collect(Collectors.joining(", "))
                    + " move together";
        }
    }

    /**
     * Siblings of whom one cannot move at all: no legal turn has a sub-move of any of them.
     *
     * @param men where the siblings stand, ascending
     * @param stuck the one that cannot move
     * @param on where that one stands
     */
    record HeldBySibling(List<Square> men, Piece stuck, Square on) implements BondKind {
        /** Copies the list. */
        public HeldBySibling {
            men = List.copyOf(men);
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
    record PawnFirst(SubMove possible) implements BondKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pawnFirst(this);
        }

        @Override
        public List<Square> men() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "a turn begins with a pawn move while a pawn can move, such as " + possible;
        }
    }

    /**
     * There are men in hand, and so every legal turn is drops and no man moves.
     *
     * @param inHand how many men the side to move has in hand
     */
    record DropsFirst(int inHand) implements BondKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.dropsFirst(this);
        }

        @Override
        public List<Square> men() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "no man moves until the " + inHand + " men in hand have been dropped, two a turn";
        }
    }

    /**
     * A man with nothing to do: no legal turn has a sub-move of it (castling is one of king and rook). Said of every such
     * man, whatever else binds it, except while {@link DropsFirst} binds all of them.
     *
     * @param piece the man; of several of a kind on one square all
     * @param on where it stands
     */
    record Motionless(Piece piece, Square on) implements BondKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.motionless(this);
        }

        @Override
        public List<Square> men() {
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
