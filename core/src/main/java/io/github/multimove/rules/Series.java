package io.github.multimove.rules;

import io.github.multimove.PieceType;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
 *   <li>more than {@value #MAX_DEEP_LENGTH} sub-moves where check needs the whole turn.
 * </ul>
 *
 * <pre>{@code
 * Step safe = Step.move().safe();
 * Series marseillais = Series.of(safe, safe.duty(IF_POSSIBLE).enPassant(AFTER_ANOTHER)).on(Closing.ENDS, Event.CHECK);
 * }</pre>
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
        private final int white;
        private final int black;

        private Length(int white, int black) {
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
            if (Math.max(white, black) > MAX_LENGTH || Math.min(white, black) < 1) {
                throw new IllegalArgumentException(
                        "expected lengths from 1 to " + MAX_LENGTH + ", found " + white + " and " + black);
            }
            return new Length(white, black);
        }

        /** Returns the length from the turn number: one, two, three ... (rules/progressive.md, 1). */
        public static Length growing() {
            return new Length(0, 0);
        }

        /** Returns whether the length comes from the turn number. */
        public boolean isGrowing() {
            return white == 0;
        }

        /**
         * Returns the length of a turn.
         *
         * @param isWhite whether White is to move
         * @param turnNumber the turn number of the position
         */
        public int at(boolean isWhite, int turnNumber) {
            if (!isGrowing()) {
                return isWhite ? white : black;
            }
            return (int) Math.min(Integer.MAX_VALUE, 2L * turnNumber - (isWhite ? 1 : 0));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Length length && white == length.white && black == length.black;
        }

        @Override
        public int hashCode() {
            return 31 * white + black;
        }

        @Override
        public String toString() {
            return isGrowing()
                    ? "growing()"
                    : white == black ? "of(" + white + ")" : "bySide(" + white + ", " + black + ")";
        }
    }

    private final List<Step> steps;
    private final Optional<Length> length;
    private final Next next;
    private final List<Set<PieceType>> kin;
    private final Set<Event> events;
    private final Closing closing;
    private final Optional<Series> reply;
    private final boolean beginsAsReply;
    private final EnPassantSquares passed;
    private final boolean commuting;

    private Series(
            List<Step> steps,
            Optional<Length> length,
            Next next,
            List<Set<PieceType>> kin,
            Set<Event> events,
            Closing closing,
            Optional<Series> reply,
            boolean beginsAsReply,
            EnPassantSquares passed,
            boolean commuting) {
        this.steps = steps;
        this.length = length;
        this.next = Objects.requireNonNull(next, "next");
        this.kin = kin;
        this.events = events;
        this.closing = Objects.requireNonNull(closing, "closing");
        this.reply = reply;
        this.beginsAsReply = beginsAsReply;
        this.passed = Objects.requireNonNull(passed, "passed");
        this.commuting = commuting;
    }

    private static Series plain(List<Step> steps, Optional<Length> length) {
        return new Series(
                steps,
                length,
                Next.ANY,
                List.of(),
                Set.of(),
                Closing.ENDS,
                Optional.empty(),
                false,
                EnPassantSquares.ALL,
                false);
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
        return plain(List.of(steps), Optional.empty());
    }

    /** Returns the series of a first step and then a later one, as often as the length says. */
    public static Series repeat(Length length, Step first, Step later) {
        Objects.requireNonNull(length, "length");
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(later, "later");
        return plain(List.of(first, later), Optional.of(length));
    }

    /** Returns this series with another choice of which piece makes later sub-moves; {@link Next#ANY} if never called. */
    public Series next(Next who) {
        Objects.requireNonNull(who, "who");
        return new Series(steps, length, who, kin, events, closing, reply, beginsAsReply, passed, commuting);
    }

    /** Returns this series, of which pieces of those kinds are of one kind (rules/series.md, kin); may be called again. */
    public Series kin(Set<PieceType> oneKind) {
        Objects.requireNonNull(oneKind, "oneKind");
        List<Set<PieceType>> more = new java.util.ArrayList<>(kin);
        more.add(Set.copyOf(oneKind));
        return new Series(
                steps, length, next, List.copyOf(more), events, closing, reply, beginsAsReply, passed, commuting);
    }

    /** Returns this series with events that close it; no event does if this is never called. */
    public Series on(Closing effect, Event... what) {
        Objects.requireNonNull(effect, "effect");
        Objects.requireNonNull(what, "what");
        Set<Event> set = EnumSet.noneOf(Event.class);
        Collections.addAll(set, what);
        return new Series(
                steps,
                length,
                next,
                kin,
                Collections.unmodifiableSet(set),
                effect,
                reply,
                beginsAsReply,
                passed,
                commuting);
    }

    /**
     * Returns this series, to which the opponent replies by another one where an event has ended it. The reply owed is
     * part of the position (rules/doublemove.md, Two Move Chess).
     */
    public Series reply(Series whenEndedByEvent) {
        Objects.requireNonNull(whenEndedByEvent, "whenEndedByEvent");
        return new Series(
                steps,
                length,
                next,
                kin,
                events,
                closing,
                Optional.of(whenEndedByEvent),
                beginsAsReply,
                passed,
                commuting);
    }

    /** Returns this series, whose first turn of the game is a reply. */
    public Series beginsAsReply() {
        return new Series(steps, length, next, kin, events, closing, reply, true, passed, commuting);
    }

    /** Returns this series recording other en passant squares; {@link EnPassantSquares#ALL} if never called. */
    public Series passed(EnPassantSquares recorded) {
        Objects.requireNonNull(recorded, "recorded");
        return new Series(steps, length, next, kin, events, closing, reply, beginsAsReply, recorded, commuting);
    }

    /**
     * Returns this series, of which two sub-moves that can be made in either order and lead to the same position are one
     * turn, written in ascending order (rules/geminus.md, Decided).
     */
    public Series commuting() {
        return new Series(steps, length, next, kin, events, closing, reply, beginsAsReply, passed, true);
    }

    /** Returns the steps in order; of a series with a length its first step and its later one. */
    public List<Step> steps() {
        return steps;
    }

    /** Returns the length if steps repeat. */
    public Optional<Length> length() {
        return length;
    }

    /** Returns that makes later sub-moves. */
    public Next next() {
        return next;
    }

    /** Returns the groups of kinds that are one kind. */
    public List<Set<PieceType>> kin() {
        return kin;
    }

    /** Returns the events that close the series. */
    public Set<Event> events() {
        return events;
    }

    /** Returns what the events do. */
    public Closing closing() {
        return closing;
    }

    /** Returns the series that answers one which an event has ended, if there is such a duty. */
    public Optional<Series> reply() {
        return reply;
    }

    /** Returns whether the first turn of the game is a reply. */
    public boolean isBegunAsReply() {
        return beginsAsReply;
    }

    /** Returns which en passant squares are recorded. */
    public EnPassantSquares passed() {
        return passed;
    }

    /** Returns whether two orders of one outcome are one turn. */
    public boolean isCommuting() {
        return commuting;
    }

    @Override
    public boolean isOrdered() {
        return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.series(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Series series
                && steps.equals(series.steps)
                && length.equals(series.length)
                && next == series.next
                && kin.equals(series.kin)
                && events.equals(series.events)
                && closing == series.closing
                && reply.equals(series.reply)
                && beginsAsReply == series.beginsAsReply
                && passed == series.passed
                && commuting == series.commuting;
    }

    @Override
    public int hashCode() {
        return Objects.hash(steps, length, next, kin, events, closing, reply, beginsAsReply, passed, commuting);
    }

    /** Returns the series as it is written in Java. */
    @Override
    public String toString() {
        StringBuilder out =
                new StringBuilder(length.map(l -> "repeat(" + l + ", ").orElse("of("));
        out.append(steps.stream().map(Step::toString).collect(Collectors.joining(", ")))
                .append(')');
        if (next != Next.ANY) {
            out.append(".next(").append(next).append(')');
        }
        kin.forEach(group -> out.append(".kin(")
                .append(group.stream().map(PieceType::toString).sorted().toList())
                .append(')'));
        if (!events.isEmpty()) {
            out.append(".on(").append(closing).append(", ").append(events).append(')');
        }
        reply.ifPresent(series -> out.append(".reply(").append(series).append(')'));
        if (beginsAsReply) {
            out.append(".beginsAsReply()");
        }
        if (passed != EnPassantSquares.ALL) {
            out.append(".passed(").append(passed).append(')');
        }
        return commuting ? out.append(".commuting()").toString() : out.toString();
    }
}
