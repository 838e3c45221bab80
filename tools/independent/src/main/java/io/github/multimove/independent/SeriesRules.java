package io.github.multimove.independent;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An ordered series as plain properties: the table of {@code rules/series.md} column by column, what
 * {@code rules/more-series.md} adds, and beside it the opening clause, the reply of Two Move Chess and the royal rule.
 *
 * <p>They are set while a game is put together, and not changed after that.
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

    /** What may happen in a sub-move before the last of a full series. */
    enum Event {
        CHECK,
        CAPTURE,
        PROMOTION,
        CAPTURABLE_DOUBLE_STEP
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

    /** Where the length of a turn comes from: told by the turn number n it is 2n - 1 of White, 2n of Black (rules/progressive.md, 1). */
    enum LengthFrom {
        SIDE,
        NUMBER,
        KINGS_RANK,
        LAST_TURN
    }

    /** The sub-moves of a full turn of either side. */
    private final int whiteLength;

    private final int blackLength;
    Next next = Next.ANY;
    /** Groups of kinds that count as one kind, such as {@code KQ}; asked with {@link Next#KIN} alone. */
    List<String> kinds = List.of();

    /** Whether after each sub-move no enemy piece may be able to capture the mover's last royal, and not only at the end. */
    boolean safeBetween = true;
    /** Events before the last sub-move of a full series that end it. */
    final Set<Event> closing = EnumSet.noneOf(Event.class);

    /** Whether only the last sub-move of a full series may give check. */
    boolean lastChecks;

    WhenShort shortTurn = WhenShort.PASSES;
    /** Whether the second and later sub-moves capture nothing. */
    boolean quietLater;
    /** Whether a double step is made only as second or later sub-move, or in a turn of one. */
    boolean lateDoubleStep;

    EnPassant enPassant = EnPassant.FIRST;
    /** Whether of the squares that pawns have passed in a turn only that of its last sub-move can be captured on. */
    boolean lastPassed;
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

    LengthFrom lengthFrom = LengthFrom.SIDE;

    SeriesRules(int white, int black) {
        whiteLength = white;
        blackLength = black;
    }

    /** Check ends a series, or only its last sub-move may give it. */
    void check(boolean onlyLast) {
        lastChecks = onlyLast;
        closing.addAll(onlyLast ? Set.of() : Set.of(Event.CHECK));
    }

    int length(boolean white) {
        return white ? whiteLength : blackLength;
    }

    /** Tells whether no turn captures a royal that its first sub-move cannot take ({@code rules/series.md}, check). */
    boolean capturesFirst() {
        return closing.contains(Event.CHECK) || lastChecks || quietLater || sparesRoyals;
    }
}
