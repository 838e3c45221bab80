package io.github.multimove;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Anything that a position editor can hold: pieces on squares, as many as one likes, and everything else that a position
 * has. Unlike a {@link Position} it need not be possible: {@link RuleSet#problems(Setup)} says everything that is wrong
 * with it, and {@link RuleSet#position(Setup)} makes it a position if nothing is.
 *
 * {@snippet class="io.github.multimove.docs.PositionEditor" region="edit"}
 *
 * <h2>Guarantees</h2>
 *
 * Immutable, equal by value (the order of castling rights and of pieces on one square aside), safe to share between
 * threads. {@link #toString()} is like position text, possible or not; {@link RuleSet#setup(String)} reads it back as
 * long as rights, stacks and hands are in the order of the rules, no square has pieces of two sides or a neutral piece on another,
 * and, in games with hands, some piece is in hand.
 *
 * <h2>Forgiving</h2>
 *
 * For each kind of problem that has a sensible repair a method returns the repaired set-up:
 *
 * <ul>
 *   <li>{@link Kind#PIECE_OUT_OF_PLACE}: {@link #withoutPiecesOutOfPlace}
 *   <li>{@link Kind#CASTLING_RIGHT}: {@link #withoutImpossibleCastlingRights}
 *   <li>{@link Kind#EN_PASSANT}: {@link #withoutImpossibleEnPassant}
 *   <li>{@link Kind#HAND}: {@link #withEmptyHands}
 *   <li>{@link Kind#SIBLINGS}: {@link #withSiblingsByKind}
 *   <li>{@link Kind#ROYAL_CAPTURABLE}: {@link #withOtherSideToMove}
 * </ul>
 *
 * {@link Kind#STACK}, {@link Kind#TOO_MUCH_MATERIAL}, {@link Kind#NO_ROYAL} and {@link Kind#TOO_MANY_ROYALS} have none: which
 * piece comes off, or where one is put, only a person can say. {@link Kind#TEXT} is that of a
 * {@linkplain #variantFields variant field} that says something else than the game expects.
 */
public final class Setup {
    /** The most pieces of a kind that a side may have in hand. */
    public static final int MAX_IN_HAND = 100;

    /** No other object has it, and it is not written again. */
    private final Builder parts;

    private Setup(Builder builder) {
        parts = new Builder(builder);
    }

    /** Begins a set-up with an empty board, White to move, no rights, clock 0 and turn 1. */
    public static Builder builder(Board board) {
        return new Builder(board);
    }

    /** Returns the set-up of a position; {@link RuleSet#position(Setup)} leads back to an equal one. */
    public static Setup of(Position position) {
        return position.ruleSet().setup(position.toString());
    }

    /** Begins a set-up like this one. */
    public Builder toBuilder() {
        return new Builder(parts);
    }

    /** Returns the board. */
    public Board board() {
        return parts.board;
    }

    /** Returns the occupied squares in the board's order, each with its pieces in the order in which they were put. */
    public Map<Square, List<Piece>> pieces() {
        return Collections.unmodifiableMap(parts.pieces);
    }

    /**
     * Returns the pieces on a square, none if it is empty.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    public List<Piece> pieces(Square square) {
        requireSquare(parts.board, square);
        return parts.pieces.getOrDefault(square, List.of());
    }

    /** Returns the squares of neutral pieces, ascending (rules/duck.md, Text). */
    public Set<Square> neutralSquares() {
        return Collections.unmodifiableSet(parts.neutral);
    }

    /**
     * Returns the texts of further fields of position text by name, in the order in which they were added: in Two Move Chess
     * (rules/doublemove.md) {@code reply}, which is {@code r} where the side to move makes a response, or {@code -}. A missing
     * field is derived from turn number and placement; games without that field do not look at it.
     */
    public Map<String, String> variantFields() {
        return Collections.unmodifiableMap(parts.variantFields);
    }

    /** Returns the side to move. */
    public Side side() {
        return parts.side;
    }

    /** Returns the castling rights, in the order in which they were added. */
    public Set<CastlingRight> castlingRights() {
        return Collections.unmodifiableSet(parts.castlingRights);
    }

    /** Returns the squares that pawns have just passed, and those of pawns that were added to them, ascending. */
    public Set<Square> enPassant() {
        return Collections.unmodifiableSet(parts.enPassant);
    }

    /** Returns the pieces of a side in hand and how many of each, in the order in which they were added. */
    public Map<PieceType, Integer> hand(Side of) {
        Objects.requireNonNull(of, "of");
        return Collections.unmodifiableMap(parts.hands.getOrDefault(of, Map.of()));
    }

    /** Returns the sets of siblings, or nothing if the piece types are to say which piece is whose sibling. */
    public Optional<List<List<Square>>> siblings() {
        return parts.siblings;
    }

    /** Returns whether anything has been said of pieces in hand, be it that there are none. */
    boolean hasHands() {
        return !parts.hands.isEmpty();
    }

    /** Returns the turns since the last capture, pawn move or drop. */
    public int halfTurnClock() {
        return parts.halfTurnClock;
    }

    /** Returns the number of the turn. */
    public int turnNumber() {
        return parts.turnNumber;
    }

    // ---- forgiving --------------------------------------------------------------------------------------------------

    /**
     * Returns the set-up without the pieces that stand where the rules let none of their kind stand, and without neutral pieces that
     * the game does not have.
     */
    public Setup withoutPiecesOutOfPlace(RuleSet rules) {
        long misplaced = count(rules, Kind.PIECE_OUT_OF_PLACE);
        Builder builder = toBuilder();
        for (Square square : parts.pieces.keySet()) {
            Setup without = toBuilder().pieces(square).build();
            if (misplaced > 0 && without.count(rules, Kind.PIECE_OUT_OF_PLACE) < misplaced) {
                builder.pieces(square);
            }
        }
        Setup repaired = builder.build();
        for (Square square : parts.neutral) { // of several one stays where there may be one
            Set<Square> others = new TreeSet<>(repaired.parts.neutral);
            others.remove(square);
            Setup without =
                    repaired.toBuilder().neutral(others.toArray(new Square[0])).build();
            if (without.count(rules, Kind.PIECE_OUT_OF_PLACE) < repaired.count(rules, Kind.PIECE_OUT_OF_PLACE)) {
                repaired = without;
            }
        }
        return repaired;
    }

    /** Returns the set-up without the castling rights whose king or rook is not at home, or that the game has not. */
    public Setup withoutImpossibleCastlingRights(RuleSet rules) {
        Objects.requireNonNull(rules, "rules");
        return toBuilder()
                .castlingRights(kept(
                        parts.castlingRights,
                        right -> toBuilder()
                                        .castlingRights(Set.of(right))
                                        .build()
                                        .count(rules, Kind.CASTLING_RIGHT)
                                == 0))
                .build();
    }

    /** Returns the set-up without the squares that no pawn of the side not to move can just have passed. */
    public Setup withoutImpossibleEnPassant(RuleSet rules) {
        Objects.requireNonNull(rules, "rules");
        Builder builder = toBuilder().noEnPassant();
        kept(
                        parts.enPassant,
                        square -> toBuilder()
                                        .noEnPassant()
                                        .enPassant(square)
                                        .build()
                                        .count(rules, Kind.EN_PASSANT)
                                == 0)
                .forEach(builder::enPassant);
        return builder.build();
    }

    private static <T> List<T> kept(Collection<T> all, Predicate<T> test) {
        return all.stream().filter(test).toList();
    }

    private long count(RuleSet rules, Kind kind) {
        return rules.problems(this).stream()
                .map(Problem::kind)
                .filter(kind::equals)
                .count();
    }

    /** Returns the set-up with nothing in hand: the repair where a game has no hands. */
    public Setup withEmptyHands() {
        Builder builder = toBuilder();
        builder.hands.clear();
        return builder.build();
    }

    /** Returns the set-up without sets of siblings of its own: pieces of one kind are siblings if the game says so. */
    public Setup withSiblingsByKind() {
        return toBuilder().siblingsByKind().build();
    }

    /** Returns the set-up with the other side to move and no square passed by pawns. */
    public Setup withOtherSideToMove() {
        return toBuilder().side(parts.side.opposite()).noEnPassant().build();
    }

    // ---- as a value -------------------------------------------------------------------------------------------------

    private List<Object> values() {
        Map<Square, Map<Piece, Long>> counted = new TreeMap<>();
        parts.pieces.forEach((square, all) -> all.forEach(piece ->
                counted.computeIfAbsent(square, s -> new LinkedHashMap<>()).merge(piece, 1L, Long::sum)));
        return List.of(
                List.of(parts.board, counted, parts.side, parts.castlingRights, parts.enPassant),
                List.of(hand(Side.WHITE), hand(Side.BLACK), parts.siblings, parts.neutral, parts.variantFields),
                List.of(parts.halfTurnClock, parts.turnNumber));
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Setup setup && values().equals(setup.values()));
    }

    @Override
    public int hashCode() {
        return values().hashCode();
    }

    /** Returns a text like that of a position (rules/notation.md, Positions), possible or not. */
    @Override
    public String toString() {
        return SetupText.of(this);
    }

    private static void requireSquare(Board board, Square square) {
        if (!square.board().equals(board)) {
            throw new IllegalArgumentException(
                    "expected a square of the " + board + " board, found " + square + " of " + square.board());
        }
    }

    /** Collects the parts of a set-up; not safe to share between threads. */
    public static final class Builder {
        private final Board board;
        private final Map<Square, List<Piece>> pieces = new TreeMap<>();
        private Side side = Side.WHITE;
        private final Set<CastlingRight> castlingRights = new LinkedHashSet<>();
        private final Set<Square> enPassant = new TreeSet<>();
        private final Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
        private Optional<List<List<Square>>> siblings = Optional.empty();
        private final Set<Square> neutral = new TreeSet<>();
        private final Map<String, String> variantFields = new LinkedHashMap<>();
        private int halfTurnClock;
        private int turnNumber = 1;

        private Builder(Board board) {
            this.board = Objects.requireNonNull(board, "board");
        }

        private Builder(Builder other) {
            board = other.board;
            pieces.putAll(other.pieces);
            side = other.side;
            castlingRights.addAll(other.castlingRights);
            enPassant.addAll(other.enPassant);
            other.hands.forEach((of, hand) -> hands.put(of, new LinkedHashMap<>(hand)));
            siblings = other.siblings;
            neutral.addAll(other.neutral);
            variantFields.putAll(other.variantFields);
            halfTurnClock = other.halfTurnClock;
            turnNumber = other.turnNumber;
        }

        /**
         * Sets the pieces on a square in place of those that stand there; none to empty it.
         *
         * @throws IllegalArgumentException if the square is of another board
         */
        public Builder pieces(Square square, Piece... all) {
            Objects.requireNonNull(all, "all");
            return pieces(square, List.of(all));
        }

        /**
         * Sets the pieces on the square of that name, like {@link #pieces(Square, Piece...)}.
         *
         * @throws IllegalArgumentException if the board has no square of that name
         */
        public Builder pieces(String square, Piece... all) {
            Objects.requireNonNull(square, "square");
            Objects.requireNonNull(all, "all");
            return pieces(board.square(square), List.of(all));
        }

        /**
         * Sets the pieces on a square, like {@link #pieces(Square, Piece...)}.
         *
         * @throws IllegalArgumentException if the square is of another board
         */
        public Builder pieces(Square square, List<Piece> all) {
            requireSquare(board, square);
            if (all.isEmpty()) {
                pieces.remove(square);
            } else {
                pieces.put(square, List.copyOf(all));
            }
            return this;
        }

        /** Sets the side to move. */
        public Builder side(Side toMove) {
            side = Objects.requireNonNull(toMove, "toMove");
            return this;
        }

        /** Adds a castling right; those of a game are {@link io.github.multimove.rules.BaseGame#castlingRights()}. */
        public Builder castlingRight(CastlingRight right) {
            castlingRights.add(Objects.requireNonNull(right, "right"));
            return this;
        }

        /** Sets the castling rights in place of those there are. */
        public Builder castlingRights(Collection<CastlingRight> rights) {
            Objects.requireNonNull(rights, "rights");
            List<CastlingRight> all = List.copyOf(rights);
            castlingRights.clear();
            castlingRights.addAll(all);
            return this;
        }

        /**
         * Adds a square that a pawn has just passed. Where several pawns can have passed it, the square of the one that did may be added
         * too (rules/notation.md, Positions, 4).
         *
         * @throws IllegalArgumentException if the square is of another board
         */
        public Builder enPassant(Square passed) {
            Objects.requireNonNull(passed, "passed");
            requireSquare(board, passed);
            enPassant.add(passed);
            return this;
        }

        /** Removes all squares that pawns have passed. */
        public Builder noEnPassant() {
            enPassant.clear();
            return this;
        }

        /**
         * Sets how many pieces of a kind a side has in hand. In games with hands set at least one number,
         * even 0; otherwise {@code toString()} has no brackets.
         *
         * @throws IllegalArgumentException if the number is not 0 to {@value Setup#MAX_IN_HAND}
         */
        public Builder hand(Side of, PieceType type, int count) {
            Objects.requireNonNull(of, "of");
            Objects.requireNonNull(type, "type");
            if (count < 0 || count > MAX_IN_HAND) {
                throw new IllegalArgumentException("expected 0 to " + MAX_IN_HAND + " pieces in hand, found " + count);
            }
            Map<PieceType, Integer> hand = hands.computeIfAbsent(of, s -> new LinkedHashMap<>());
            if (count == 0) {
                hand.remove(type);
            } else {
                hand.put(type, count);
            }
            return this;
        }

        /**
         * Sets the sets of siblings: the squares of each, a stacked piece's square repeated.
         *
         * @throws IllegalArgumentException if a square is of another board
         */
        public Builder siblings(Collection<? extends Collection<Square>> sets) {
            List<List<Square>> all = new ArrayList<>();
            for (Collection<Square> set : sets) {
                set.forEach(square -> requireSquare(board, square));
                all.add(List.copyOf(set));
            }
            siblings = Optional.of(List.copyOf(all));
            return this;
        }

        /** Lets the piece types say which piece is whose sibling, as position text without its seventh field does. */
        public Builder siblingsByKind() {
            siblings = Optional.empty();
            return this;
        }

        /**
         * Sets the squares of neutral pieces in place of others; none to take them off.
         *
         * @throws IllegalArgumentException if a square is of another board
         */
        public Builder neutral(Square... squares) {
            Objects.requireNonNull(squares, "squares");
            List.of(squares).forEach(square -> requireSquare(board, square));
            neutral.clear();
            neutral.addAll(List.of(squares));
            return this;
        }

        /**
         * Sets a further field of position text, such as {@code reply} to {@code r}; see {@link Setup#variantFields}.
         *
         * @throws IllegalArgumentException if the text is empty or has a space
         */
        public Builder variantField(String name, String text) {
            Objects.requireNonNull(name, "name");
            if (text.isEmpty() || text.indexOf(' ') >= 0) {
                throw new IllegalArgumentException("expected a text without spaces, found \"" + text + '"');
            }
            variantFields.put(name, text);
            return this;
        }

        /**
         * Sets the turns since the last capture, pawn move or drop.
         *
         * @throws IllegalArgumentException if the number is negative
         */
        public Builder halfTurnClock(int turns) {
            if (turns < 0) {
                throw new IllegalArgumentException("expected a half-turn clock of 0 or more, found " + turns);
            }
            halfTurnClock = turns;
            return this;
        }

        /**
         * Sets the number of the turn.
         *
         * @throws IllegalArgumentException if the number is less than 1
         */
        public Builder turnNumber(int number) {
            if (number < 1) {
                throw new IllegalArgumentException("expected a turn number of 1 or more, found " + number);
            }
            turnNumber = number;
            return this;
        }

        /** Returns the set-up; whether it is possible is not looked at. */
        public Setup build() {
            return new Setup(this);
        }
    }
}
