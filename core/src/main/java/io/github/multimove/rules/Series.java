package io.github.multimove.rules;

import io.github.multimove.PieceType;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Sub-moves one after the other, each on the board as those before it left it (rules/series.md): a list of steps, or a
 * first and a later step with a length, and what relates the sub-moves to each other.
 *
 * <p>At least one step is made. A sub-move is the first step, in order, that it can be. A sub-move that captures the last
 * royal piece of the other side ends the turn, whatever is still due.
 *
 * <p>Immutable, equal by value. {@link io.github.multimove.RuleSet#of} refuses
 *
 * <ul>
 *   <li>a mover that can be stalemated in the midst of a series, unless the next sub-move is free ({@link Next#ANY},
 *       {@link Next#ROUNDS}) and restricted no further than the first: a position text could not say where the turn stands;
 *   <li>required later steps beyond {@value #MAX_REQUIRED} sub-moves;
 *   <li>more than {@value #MAX_DEEP_LENGTH} sub-moves, or a length that the board, the turn number or the last turn tells, where
 *       check needs the whole turn;
 *   <li>such a length where later steps capture with pieces that the first does not capture with, or, if check tells it, where the first
 *       is not open to captures by all pieces.
 * </ul>
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="series"}
 */
public final class Series extends TurnStructure {
    /** The largest number of sub-moves of a turn whose later steps are required. */
    public static final int MAX_REQUIRED = 3;

    /** The largest number of sub-moves of a turn where check needs the whole turn. */
    public static final int MAX_DEEP_LENGTH = 4;

    /** The largest number of steps and the largest fixed length. */
    public static final int MAX_LENGTH = 64;

    /** What may make the second and later sub-moves (rules/series.md, next). This enum may grow. */
    public enum Next {
        /** Any piece. */
        ANY,
        /** No piece that has moved in this turn. */
        ANOTHER,
        /** The piece that has just moved; after castling the royal one. */
        SAME,
        /** Another piece of the kind, or group of kinds, of the piece that moved first. */
        KIN,
        /** No piece a second time until every piece that has a legal sub-move has moved (rules/progressive.md, 6). */
        ROUNDS
    }

    /** What may happen by a sub-move that is not the last of a full series. This enum may grow. */
    public enum Event {
        /** An enemy royal piece could be captured by one sub-move of the mover. */
        CHECK,
        /** A capture. */
        CAPTURE,
        /** A promotion. */
        PROMOTION,
        /** A double step that the opponent could legally capture en passant. */
        CAPTURABLE_DOUBLE_STEP
    }

    /** What an event does to the series (rules/series.md, closing). This enum may grow. */
    public enum Closing {
        /** The series ends there, and the turn is whole. */
        ENDS,
        /** Such a sub-move is not allowed: only the last of a full series may do it. */
        ONLY_LAST
    }

    /** Which squares crossed by double steps are recorded for the opponent's next turn. This enum may grow. */
    public enum EnPassantSquares {
        /** All, of pawns that have not moved again. */
        ALL,
        /** That of a double step which was the last sub-move of its turn. */
        LAST
    }

    /** How many sub-moves a full series has. */
    public static final class Length {
        /** Where the length of a turn comes from. This enum may grow. */
        public enum Source {
            /** A number for each side. */
            NUMBERS,
            /** The turn number. */
            TURN_NUMBER,
            /** The rank of the mover's first royal piece. */
            KINGS_RANK,
            /** The number of sub-moves of the last turn. */
            LAST_TURN,
            /** The number of the mover's royal pieces. */
            ROYAL_PIECES,
            /** Whether the mover is in check. */
            CHECK
        }

        private final Source source;
        private final int white;
        private final int black;

        private Length(Source source, int white, int black) {
            this.source = source;
            this.white = white;
            this.black = black;
        }

        /**
         * Returns one number for both sides.
         *
         * @throws IllegalArgumentException if it is not 1 to {@value #MAX_LENGTH}
         */
        public static Length of(int number) {
            return bySide(number, number);
        }

        /**
         * Returns a number for each side.
         *
         * @throws IllegalArgumentException if one is not 1 to {@value #MAX_LENGTH}
         */
        public static Length bySide(int white, int black) {
            return of(Source.NUMBERS, white, black);
        }

        private static Length of(Source source, int one, int other) {
            if (Math.max(one, other) > MAX_LENGTH || Math.min(one, other) < 1) {
                throw new IllegalArgumentException(
                        "expected lengths from 1 to " + MAX_LENGTH + ", found " + one + " and " + other);
            }
            return new Length(source, one, other);
        }

        /** Returns the length from the turn number: one, two, three ... (rules/progressive.md, 1). */
        public static Length growing() {
            return new Length(Source.TURN_NUMBER, Integer.MAX_VALUE, 1);
        }

        /**
         * Returns the length from the turn number that grows to a limit and stays there: {@code growing(4)} is one, two, three,
         * four, four ...
         *
         * @throws IllegalArgumentException if the limit is not 1 to {@value #MAX_LENGTH}
         */
        public static Length growing(int most) {
            return of(Source.TURN_NUMBER, most, 1);
        }

        /**
         * Returns the rank, counted from the mover's own side, on which the mover's first royal piece stands at the start of
         * the turn: 1 on the first rank; 1 without a royal piece (rules/more-series.md, New properties).
         */
        public static Length kingsRank() {
            return new Length(Source.KINGS_RANK, 0, 0);
        }

        /**
         * Returns one more than the number of sub-moves of the last turn, which is then a field of the position
         * (rules/more-series.md, New properties): 0 at first, and {@value #MAX_LENGTH} at most, or as many as a side has
         * pieces in the array where no piece moves twice ({@link Next#ANOTHER}).
         */
        public static Length oneMoreThanLastTurn() {
            return new Length(Source.LAST_TURN, 0, 0);
        }

        /** Returns the number of the mover's royal pieces at the start of the turn; 1 if there is none. */
        public static Length royalPieces() {
            return new Length(Source.ROYAL_PIECES, 0, 0);
        }

        /**
         * Returns one number for a mover that is in check at the start of the turn, and another one for a mover that is not.
         * Check is attack by one sub-move here, as it is in games that have such a length.
         *
         * @throws IllegalArgumentException if one is not 1 to {@value #MAX_LENGTH}
         */
        public static Length byCheck(int inCheck, int otherwise) {
            return of(Source.CHECK, otherwise, inCheck);
        }

        /** Returns where the length comes from. */
        public Source source() {
            return source;
        }

        /** Returns whether the length comes from the turn number. */
        public boolean isGrowing() {
            return source == Source.TURN_NUMBER;
        }

        /** Returns the most sub-moves of any turn, as far as the length alone tells; {@link Integer#MAX_VALUE} without a limit. */
        public int most() {
            return switch (source) {
                case NUMBERS, CHECK -> Math.max(white, black);
                case TURN_NUMBER -> white;
                case KINGS_RANK, LAST_TURN, ROYAL_PIECES -> Integer.MAX_VALUE;
            };
        }

        /**
         * Returns the length of a turn that side and turn number tell.
         *
         * @param isWhite whether White is to move
         * @param turnNumber the turn number of the position
         * @throws IllegalStateException if other things tell it ({@link #source()})
         */
        public int at(boolean isWhite, int turnNumber) {
            return switch (source) {
                case NUMBERS -> isWhite ? white : black;
                case TURN_NUMBER -> (int) Math.min(white, 2L * turnNumber - (isWhite ? 1 : 0));
                default -> throw new IllegalStateException("expected a length by side or turn number, found " + this);
            };
        }

        /**
         * Returns the length of a turn whose mover is in check or is not.
         *
         * @throws IllegalStateException if other things tell it ({@link #source()})
         */
        public int at(boolean isInCheck) {
            if (source != Source.CHECK) {
                throw new IllegalStateException("expected a length by check, found " + this);
            }
            return isInCheck ? black : white;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Length length
                    && source == length.source
                    && white == length.white
                    && black == length.black;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * source.name().hashCode() + white) + black;
        }

        @Override
        public String toString() {
            return switch (source) {
                case NUMBERS -> white == black ? "of(" + white + ")" : "bySide(" + white + ", " + black + ")";
                case TURN_NUMBER -> white == Integer.MAX_VALUE ? "growing()" : "growing(" + white + ")";
                case KINGS_RANK -> "kingsRank()";
                case LAST_TURN -> "oneMoreThanLastTurn()";
                case ROYAL_PIECES -> "royalPieces()";
                case CHECK -> "byCheck(" + black + ", " + white + ")";
            };
        }
    }

    /** What events do, and which. */
    private record On(Closing closing, Set<Event> events) {
        @Override
        public String toString() {
            return closing + ", " + events;
        }
    }

    private static final Kinds KINDS = new Kinds();
    private static final Part<Next> NEXT = KINDS.part("next", Next.ANY);
    private static final Part<List<Set<PieceType>>> KIN = KINDS.part("kin", List.of());
    private static final Part<On> ON = KINDS.part("on", new On(Closing.ENDS, Set.of()));
    private static final Part<Optional<Series>> REPLY = KINDS.part("reply", Optional.empty());
    private static final Part<Boolean> BEGINS_AS_REPLY = KINDS.part("beginsAsReply()", false);
    private static final Part<EnPassantSquares> PASSED = KINDS.part("passed", EnPassantSquares.ALL);
    private static final Part<Boolean> COMMUTING = KINDS.part("commuting()", false);
    private static final Part<Boolean> IN_ANY_ORDER = KINDS.part("inAnyOrder()", false);
    private static final Part<Boolean> LATER_SPARE_ROYALS = KINDS.part("laterSpareRoyals()", false);
    private static final Part<Map<Integer, Series>> AT_TURNS = KINDS.part("atTurn", Map.of());
    private static final Parts USUAL = KINDS.usual();

    private final List<Step> steps;
    private final Optional<Length> length;

    private Series(List<Step> steps, Optional<Length> length, Parts parts) {
        super(List.of(steps, length), parts);
        this.steps = steps;
        this.length = length;
    }

    private <T> Series with(Part<T> part, T value) {
        return new Series(steps, length, parts.with(part, value));
    }

    /**
     * Returns the series of those steps, in order.
     *
     * @throws IllegalArgumentException if there is none, or more than {@value #MAX_LENGTH}
     */
    public static Series of(Step... steps) {
        if (steps.length < 1 || steps.length > MAX_LENGTH) {
            throw new IllegalArgumentException("expected 1 to " + MAX_LENGTH + " steps, found " + steps.length);
        }
        return new Series(List.of(steps), Optional.empty(), USUAL);
    }

    /** Returns the series of a first step and then a later one, as often as the length says. */
    public static Series repeat(Length length, Step first, Step later) {
        Objects.requireNonNull(length, "length");
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(later, "later");
        return new Series(List.of(first, later), Optional.of(length), USUAL);
    }

    /** Returns this series with another choice of which piece makes later sub-moves; {@link Next#ANY} if never called. */
    public Series next(Next next) {
        return with(NEXT, next);
    }

    /** Returns this series, in which pieces of those types count as one kind (rules/series.md, kin); may be called again. */
    public Series kin(Set<PieceType> oneKind) {
        Objects.requireNonNull(oneKind, "oneKind");
        Set<PieceType> group = new LinkedHashSet<>();
        oneKind.stream().sorted(Comparator.comparing(PieceType::toString)).forEach(group::add);
        List<Set<PieceType>> more = new ArrayList<>(kin());
        more.add(Collections.unmodifiableSet(group));
        return with(KIN, List.copyOf(more));
    }

    /** Returns this series with events that close it, in place of those of an earlier call; no event does if this is never called. */
    public Series on(Closing effect, Event... what) {
        Objects.requireNonNull(effect, "effect");
        Objects.requireNonNull(what, "what");
        Set<Event> set = EnumSet.noneOf(Event.class);
        Collections.addAll(set, what);
        return with(ON, new On(effect, Collections.unmodifiableSet(set)));
    }

    /**
     * Returns this series, to which the opponent replies by another one where an event has ended it. The reply owed is
     * part of the position (rules/doublemove.md, Two Move Chess).
     */
    public Series reply(Series whenEndedByEvent) {
        Objects.requireNonNull(whenEndedByEvent, "whenEndedByEvent");
        return with(REPLY, Optional.of(whenEndedByEvent));
    }

    /** Returns this series, whose first turn of the game is a reply. */
    public Series beginsAsReply() {
        return with(BEGINS_AS_REPLY, true);
    }

    /** Returns this series recording other en passant squares; {@link EnPassantSquares#ALL} if never called. */
    public Series passed(EnPassantSquares passed) {
        return with(PASSED, passed);
    }

    /**
     * Returns this series of two drops, which are one turn if they can be made in either order and lead to the same position, written in
     * ascending order (rules/geminus.md, Decided).
     */
    public Series commuting() {
        return with(COMMUTING, true);
    }

    /**
     * Returns this series, whose steps are made in any order, each once (rules/more-series.md, New properties). A sub-move is the
     * first step, in the order of the list, that has not been made and that it can be.
     */
    public Series inAnyOrder() {
        return with(IN_ANY_ORDER, true);
    }

    /** Returns this series, of which the second and later sub-moves capture no royal piece. */
    public Series laterSpareRoyals() {
        return with(LATER_SPARE_ROYALS, true);
    }

    /**
     * Returns this series, in place of which turns of that number, of both sides, are made by another one. Nothing but the
     * number is looked at, and check is judged as if it were not (rules/more-series.md, New properties).
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value #MAX_LENGTH}
     */
    public Series atTurn(int number, Series other) {
        Objects.requireNonNull(other, "other");
        if (number < 1 || number > MAX_LENGTH) {
            throw new IllegalArgumentException("expected a turn number from 1 to " + MAX_LENGTH + ", found " + number);
        }
        Map<Integer, Series> more = new TreeMap<>(atTurns());
        more.put(number, other);
        return with(AT_TURNS, Collections.unmodifiableMap(more));
    }

    /** Returns whether the steps are made in any order. */
    public boolean isInAnyOrder() {
        return parts.get(IN_ANY_ORDER);
    }

    /** Returns whether the second and later sub-moves capture no royal piece. */
    public boolean sparesRoyalsLater() {
        return parts.get(LATER_SPARE_ROYALS);
    }

    /** Returns the series that are made in place of this one, by turn number in ascending order; unmodifiable. */
    public Map<Integer, Series> atTurns() {
        return parts.get(AT_TURNS);
    }

    /** Returns the steps in order; of a series with a length its first step and its later one. */
    public List<Step> steps() {
        return steps;
    }

    /** Returns the length if steps repeat. */
    public Optional<Length> length() {
        return length;
    }

    /** Returns which piece makes later sub-moves. */
    public Next next() {
        return parts.get(NEXT);
    }

    /** Returns the groups of piece types that count as one kind. */
    public List<Set<PieceType>> kin() {
        return parts.get(KIN);
    }

    /** Returns the events that close the series. */
    public Set<Event> events() {
        return parts.get(ON).events;
    }

    /** Returns what the events do. */
    public Closing closing() {
        return parts.get(ON).closing;
    }

    /** Returns the series of a reply to a turn that an event has ended, if there are replies. */
    public Optional<Series> reply() {
        return parts.get(REPLY);
    }

    /** Returns whether the first turn of the game is a reply. */
    public boolean isBegunAsReply() {
        return parts.get(BEGINS_AS_REPLY);
    }

    /** Returns which en passant squares are recorded. */
    public EnPassantSquares passed() {
        return parts.get(PASSED);
    }

    /** Returns whether two orders that lead to one position are one turn. */
    public boolean isCommuting() {
        return parts.get(COMMUTING);
    }

    @Override
    public boolean isOrdered() {
        return true;
    }

    /** Returns the series as it is written in Java. */
    @Override
    public String toString() {
        return length.map(number -> "repeat(" + number + ", ").orElse("of(")
                + steps.stream().map(Step::toString).collect(Collectors.joining(", ")) + ")" + parts;
    }
}
