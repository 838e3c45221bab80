package io.github.multimove.independent;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An ordered series as plain properties: the table of {@code rules/series.md} column by column, with the opening
 * clause, the reply of Two Move Chess and the royal rule beside it.
 *
 * <p>Immutable. {@link #of(Length)} has the default of each property; the other methods change one each.
 *
 * @param length how many sub-moves a full turn has
 * @param next that may make the second and later ones
 * @param kinds groups of kinds that count as one kind, such as {@code KQ}; asked with {@link Next#KIN} alone
 * @param between when the mover's royal must be safe
 * @param closing what an event does that happens before the last sub-move of a full series; none where absent
 * @param shortTurn what becomes of a turn shorter than its length
 * @param quietLater whether the second and later sub-moves capture nothing
 * @param lateDoubleStep whether a double step is made only as second or later sub-move, or in a turn of one
 * @param enPassant by which sub-moves a pawn is captured en passant
 * @param passed which en passant squares are recorded after a turn
 * @param opening whether White's first turn is one sub-move
 * @param reply whether a turn closed by an event is answered by a turn of one sub-move
 * @param capture whether the game is won by capturing the last royal, and not by checkmate
 * @param more what {@code rules/more-series.md} adds
 */
public record SeriesRules(
        Length length,
        Next next,
        List<String> kinds,
        Between between,
        Map<Event, Effect> closing,
        WhenShort shortTurn,
        boolean quietLater,
        boolean lateDoubleStep,
        EnPassant enPassant,
        EnPassantSquares passed,
        boolean opening,
        boolean reply,
        boolean capture,
        More more) {

    /** What may make the second and later sub-moves. */
    public enum Next {
        ANY,
        ANOTHER,
        SAME,
        KIN,
        ROUNDS
    }

    /** When no enemy piece may be able to capture the mover's last royal. */
    public enum Between {
        EACH,
        END
    }

    /** What may happen in a sub-move before the last of a full series. */
    public enum Event {
        CHECK,
        CAPTURE,
        PROMOTION,
        CAPTURABLE_DOUBLE_STEP
    }

    /** What such an event does: the series ends there, or only the last sub-move may do it. */
    public enum Effect {
        ENDS,
        LAST
    }

    /** What becomes of a turn shorter than its length. */
    public enum WhenShort {
        PASSES,
        MAY,
        DRAWS,
        REFUSED
    }

    /** By which sub-moves a pawn is captured en passant. */
    public enum EnPassant {
        BOTH,
        FIRST,
        ANY,
        NONE
    }

    /** Which en passant squares a turn leaves. */
    public enum EnPassantSquares {
        ALL,
        LAST,
        NONE
    }

    /**
     * The sub-moves of a full turn.
     *
     * @param white White's number; nothing when it grows
     * @param black Black's number; nothing when it grows
     * @param grows whether it is told by the turn number n: White 2n - 1, Black 2n ({@code rules/progressive.md}, 1)
     */
    public record Length(int white, int black, boolean grows) {

        /** Returns the same number for both sides. */
        public static Length of(int both) {
            return new Length(both, both, false);
        }

        /** Returns a number for each side. */
        public static Length of(int white, int black) {
            return new Length(white, black, false);
        }

        /** Returns the length of Progressive Chess. */
        public static Length growing() {
            return new Length(0, 0, true);
        }

        int of(boolean isWhite, int number) {
            if (grows) {
                return isWhite ? 2 * number - 1 : 2 * number;
            }
            return isWhite ? white : black;
        }
    }

    /** Where the length of a turn comes from besides {@link Length}. */
    public enum LengthFrom {
        LENGTH,
        KINGS_RANK,
        LAST_TURN
    }

    /**
     * The new properties of {@code rules/more-series.md}.
     *
     * @param parts the letters of each group of kinds that moves once, in any order; empty if the series has no parts
     * @param partsAt the parts of the turns of some numbers
     * @param sparesRoyals whether the second and later sub-moves capture no royal
     * @param loses whether a side without a turn has lost
     * @param lengthFrom where the length comes from
     */
    public record More(
            List<String> parts,
            Map<Integer, List<String>> partsAt,
            boolean sparesRoyals,
            boolean loses,
            LengthFrom lengthFrom) {
        static final More NONE = new More(List.of(), Map.of(), false, false, LengthFrom.LENGTH);

        static More from(LengthFrom source) {
            return new More(List.of(), Map.of(), false, false, source);
        }
    }

    /** Returns the same with the properties of {@code rules/more-series.md}. */
    public SeriesRules more(More value) {
        return new SeriesRules(
                length,
                next,
                kinds,
                between,
                closing,
                shortTurn,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                opening,
                reply,
                capture,
                value);
    }

    /**
     * Checks that the properties go together.
     *
     * @throws IllegalArgumentException if a mover stalemated in the midst of a series could go on with a new turn
     */
    public SeriesRules {
        Objects.requireNonNull(length);
        kinds = List.copyOf(kinds);
        closing = Map.copyOf(closing);
        boolean fresh = (next == Next.ANY || next == Next.ROUNDS) && !quietLater;
        if (shortTurn == WhenShort.DRAWS && !fresh) {
            throw new IllegalArgumentException(
                    "expected next ANY or ROUNDS and later captures with DRAWS, found " + next + ", " + quietLater);
        }
    }

    /** Returns a series with the default of each property: the first value of each row of the table. */
    public static SeriesRules of(Length length) {
        return new SeriesRules(
                length,
                Next.ANY,
                List.of(),
                Between.EACH,
                Map.of(),
                WhenShort.PASSES,
                false,
                false,
                EnPassant.BOTH,
                EnPassantSquares.ALL,
                false,
                false,
                false,
                More.NONE);
    }

    /** Returns the same with another property next; groups of kinds are asked with {@link Next#KIN} alone. */
    public SeriesRules next(Next value, String... groups) {
        return new SeriesRules(
                length,
                value,
                List.of(groups),
                between,
                closing,
                shortTurn,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                opening,
                reply,
                capture,
                more);
    }

    /** Returns the same with another property between. */
    public SeriesRules between(Between value) {
        return new SeriesRules(
                length,
                next,
                kinds,
                value,
                closing,
                shortTurn,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                opening,
                reply,
                capture,
                more);
    }

    /** Returns the same with an effect of some events. */
    public SeriesRules closing(Effect effect, Event... events) {
        Map<Event, Effect> effects = new EnumMap<>(Event.class);
        effects.putAll(closing);
        for (Event event : events) {
            effects.put(event, effect);
        }
        return new SeriesRules(
                length,
                next,
                kinds,
                between,
                effects,
                shortTurn,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                opening,
                reply,
                capture,
                more);
    }

    /** Returns the same with another property short. */
    public SeriesRules shortTurn(WhenShort value) {
        return new SeriesRules(
                length,
                next,
                kinds,
                between,
                closing,
                value,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                opening,
                reply,
                capture,
                more);
    }

    /** Returns the same with other restrictions by place. */
    public SeriesRules byPlace(boolean quiet, boolean late) {
        return new SeriesRules(
                length, next, kinds, between, closing, shortTurn, quiet, late, enPassant, passed, opening, reply,
                capture, more);
    }

    /** Returns the same with other captures en passant. */
    public SeriesRules enPassant(EnPassant by, EnPassantSquares recorded) {
        return new SeriesRules(
                length,
                next,
                kinds,
                between,
                closing,
                shortTurn,
                quietLater,
                lateDoubleStep,
                by,
                recorded,
                opening,
                reply,
                capture,
                more);
    }

    /** Returns the same with or without the opening clause and the reply. */
    public SeriesRules clauses(boolean firstTurnOfOne, boolean replies) {
        return new SeriesRules(
                length,
                next,
                kinds,
                between,
                closing,
                shortTurn,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                firstTurnOfOne,
                replies,
                capture,
                more);
    }

    /** Returns the same, won by capture or by checkmate. */
    public SeriesRules wonByCapture(boolean value) {
        return new SeriesRules(
                length,
                next,
                kinds,
                between,
                closing,
                shortTurn,
                quietLater,
                lateDoubleStep,
                enPassant,
                passed,
                opening,
                reply,
                value,
                more);
    }

    /**
     * Tells whether no turn captures a royal that its first sub-move cannot take ({@code rules/series.md}, check).
     */
    boolean capturesFirst() {
        return closing.containsKey(Event.CHECK) || quietLater || more.sparesRoyals();
    }
}
