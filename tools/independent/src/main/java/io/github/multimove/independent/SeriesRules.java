package io.github.multimove.independent;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * An ordered series as plain properties: the table of {@code rules/series.md} column by column, what
 * {@code rules/more-series.md} adds, and beside it the opening clause, the reply of Two Move Chess and the royal rule.
 *
 * <p>Not changed once made. {@link #of(Length)} has the default of each property; the other methods change one each.
 */
final class SeriesRules {
    /** What may make the second and later sub-moves. */
    enum Next {
        ANY,
        ANOTHER,
        SAME,
        KIN,
        ROUNDS
    }

    /** When no enemy piece may be able to capture the mover's last royal. */
    enum Between {
        EACH,
        END
    }

    /** What may happen in a sub-move before the last of a full series. */
    enum Event {
        CHECK,
        CAPTURE,
        PROMOTION,
        CAPTURABLE_DOUBLE_STEP
    }

    /** What such an event does: the series ends there, or only the last sub-move may do it. */
    enum Effect {
        ENDS,
        LAST
    }

    /** What becomes of a turn shorter than its length. */
    enum WhenShort {
        PASSES,
        MAY,
        DRAWS,
        REFUSED
    }

    /** By which sub-moves a pawn is captured en passant. */
    enum EnPassant {
        BOTH,
        FIRST,
        ANY,
        NONE
    }

    /** Which en passant squares a turn leaves. */
    enum EnPassantSquares {
        ALL,
        LAST,
        NONE
    }

    /** Where the length of a turn comes from besides {@link Length}. */
    enum LengthFrom {
        LENGTH,
        KINGS_RANK,
        LAST_TURN
    }

    /** The sub-moves of a full turn: by side, or told by the turn number n (White 2n - 1, Black 2n; rules/progressive.md, 1). */
    record Length(int white, int black, boolean grows) {
        static Length of(int both) {
            return new Length(both, both, false);
        }

        static Length of(int white, int black) {
            return new Length(white, black, false);
        }

        static Length growing() {
            return new Length(0, 0, true);
        }

        int of(boolean isWhite, int number) {
            if (grows) {
                return isWhite ? 2 * number - 1 : 2 * number;
            }
            return isWhite ? white : black;
        }
    }

    Length length = Length.of(1);
    Next next = Next.ANY;
    /** Groups of kinds that count as one kind, such as {@code KQ}; asked with {@link Next#KIN} alone. */
    List<String> kinds = List.of();

    Between between = Between.EACH;
    /** What an event does that happens before the last sub-move of a full series; none where absent. */
    Map<Event, Effect> closing = Map.of();

    WhenShort shortTurn = WhenShort.PASSES;
    /** Whether the second and later sub-moves capture nothing. */
    boolean quietLater;
    /** Whether a double step is made only as second or later sub-move, or in a turn of one. */
    boolean lateDoubleStep;

    EnPassant enPassant = EnPassant.BOTH;
    EnPassantSquares passed = EnPassantSquares.ALL;
    /** Whether White's first turn is one sub-move. */
    boolean opening;
    /** Whether a turn closed by an event is answered by a turn of one sub-move. */
    boolean reply;
    /** Whether the game is won by capturing the last royal, and not by checkmate. */
    boolean capture;
    /** The letters of each group of kinds that moves once, in any order; empty if the series has no parts. */
    List<String> parts = List.of();
    /** The parts of the turns of some numbers. */
    Map<Integer, List<String>> partsAt = Map.of();
    /** Whether the second and later sub-moves capture no royal. */
    boolean sparesRoyals;
    /** Whether a side without a turn has lost. */
    boolean loses;

    LengthFrom lengthFrom = LengthFrom.LENGTH;

    private SeriesRules() {}

    static SeriesRules of(Length length) {
        return new SeriesRules().with(rules -> rules.length = length);
    }

    /** Returns the same with changes. */
    private SeriesRules with(Consumer<SeriesRules> change) {
        SeriesRules copy = new SeriesRules();
        copy.length = length;
        copy.next = next;
        copy.kinds = kinds;
        copy.between = between;
        copy.closing = closing;
        copy.shortTurn = shortTurn;
        copy.quietLater = quietLater;
        copy.lateDoubleStep = lateDoubleStep;
        copy.enPassant = enPassant;
        copy.passed = passed;
        copy.opening = opening;
        copy.reply = reply;
        copy.capture = capture;
        copy.parts = parts;
        copy.partsAt = partsAt;
        copy.sparesRoyals = sparesRoyals;
        copy.loses = loses;
        copy.lengthFrom = lengthFrom;
        change.accept(copy);
        return copy;
    }

    SeriesRules next(Next value, String... groups) {
        return with(rules -> {
            rules.next = value;
            rules.kinds = List.of(groups);
        });
    }

    SeriesRules between(Between value) {
        return with(rules -> rules.between = value);
    }

    SeriesRules closing(Effect effect, Event... events) {
        Map<Event, Effect> effects = new EnumMap<>(Event.class);
        effects.putAll(closing);
        for (Event event : events) {
            effects.put(event, effect);
        }
        return with(rules -> rules.closing = effects);
    }

    /** A mover stalemated in the midst of a series could otherwise go on with a new turn. */
    SeriesRules shortTurn(WhenShort value) {
        boolean fresh = (next == Next.ANY || next == Next.ROUNDS) && !quietLater;
        if (value == WhenShort.DRAWS && !fresh) {
            throw new IllegalArgumentException("expected next ANY or ROUNDS and later captures with DRAWS");
        }
        return with(rules -> rules.shortTurn = value);
    }

    SeriesRules byPlace(boolean quiet, boolean late) {
        return with(rules -> {
            rules.quietLater = quiet;
            rules.lateDoubleStep = late;
        });
    }

    SeriesRules enPassant(EnPassant by, EnPassantSquares recorded) {
        return with(rules -> {
            rules.enPassant = by;
            rules.passed = recorded;
        });
    }

    SeriesRules clauses(boolean firstTurnOfOne, boolean replies) {
        return with(rules -> {
            rules.opening = firstTurnOfOne;
            rules.reply = replies;
        });
    }

    SeriesRules wonByCapture(boolean value) {
        return with(rules -> rules.capture = value);
    }

    SeriesRules lengthFrom(LengthFrom value) {
        return with(rules -> rules.lengthFrom = value);
    }

    /** The parts of Triplets: later ones spare kings, and a side without a turn has lost. */
    SeriesRules parts(List<String> usual, Map<Integer, List<String>> byNumber) {
        return with(rules -> {
            rules.parts = usual;
            rules.partsAt = byNumber;
            rules.sparesRoyals = true;
            rules.loses = true;
        });
    }

    /** Tells whether no turn captures a royal that its first sub-move cannot take ({@code rules/series.md}, check). */
    boolean capturesFirst() {
        return closing.containsKey(Event.CHECK) || quietLater || sparesRoyals;
    }

    /** Tells whether a turn leaves en passant squares that a later one asks. */
    boolean recordsEnPassant() {
        return enPassant != EnPassant.NONE && passed != EnPassantSquares.NONE;
    }
}
