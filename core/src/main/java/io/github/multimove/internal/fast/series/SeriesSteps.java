package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.StepRules;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import org.jspecify.annotations.Nullable;

/**
 * From one sub-move of a series to the next, sets of squares told: the board after it, written over, and which pieces may
 * make the next. Used by one thread.
 */
final class SeriesSteps {
    private final SeriesEngine rules;
    private final SeriesStructure structure;
    final Next next;
    private final boolean hasEvents;
    private final boolean onlyLast;
    /** Whether an event has closed the series by the last sub-move made. */
    boolean isClosed;

    /** By place the board after its sub-move; whether its step asks more of a sub-move than that it is listed. */
    private final @Nullable BoardState[] boards;

    private final boolean[] asksMore;

    SeriesSteps(SeriesEngine rules) {
        this.rules = rules;
        this.structure = rules.structure;
        this.next = structure.description.next();
        this.hasEvents = !structure.description.events().isEmpty();
        this.onlyLast = structure.description.closing() == Closing.ONLY_LAST;
        this.boards = new BoardState[structure.length];
        this.asksMore = new boolean[structure.length];
        for (int place = 0; place < asksMore.length; place++) {
            Step step = structure.step(place);
            boolean isListed = step.pieces() == Step.Pieces.ALL || !rules.isSafeBetween(place);
            asksMore[place] = StepRules.isNarrowed(step) || !isListed;
        }
    }

    /**
     * The board after a sub-move as the step at a place, {@link #isClosed} telling whether an event has closed the series; null
     * if the pieces that may move, or what closes the series, forbid it.
     */
    @Nullable
    BoardState after(BoardState state, long m, int place, long movers, int kin) {
        if (!isFree(m, movers, kin) || (asksMore[place] && !structure.steps.fits(structure.step(place), m))) {
            return null;
        }
        BoardState after = made(state, m, place);
        isClosed = hasEvents && place < structure.length - 1 && rules.happens(state, after, m);
        return isClosed && onlyLast ? null : after;
    }

    /** The board after a sub-move, en passant squares kept where they still mean something. */
    private BoardState made(BoardState state, long m, int place) {
        if (state.hasEnPassantSquares()
                && place + 1 < structure.length
                && StepRules.mayCaptureEnPassant(structure.step(place + 1), m)) {
            return SeriesStructure.made(state, m);
        }
        BoardState after = boards[place];
        if (after == null) {
            after = state.copy(BoardState.NONE);
            boards[place] = after;
        }
        after.become(state, m);
        return after;
    }

    /** What the steps to come depend on besides the board and the pieces that have moved. */
    long duties(int place, int last, int kin) {
        return (long) (next == Next.SAME ? last + 1 : 0) << 32 | (long) (next == Next.KIN ? kin + 1 : 0) << 16 | place;
    }

    /** The pieces that have moved, as far as the steps to come depend on them. */
    long asked(long moved) {
        return next == Next.ANY || next == Next.SAME ? 0 : moved;
    }

    /** Where the pieces that have moved stand after one more sub-move. */
    long moved(long before, long m) {
        long left = 1L << Packed.from(m);
        long reached = 1L << Packed.to(m);
        if (Packed.kind(m) == Packed.CASTLE) {
            var right = structure.tables.castles[Packed.extra(m)];
            left |= 1L << right.rook().index();
            reached |= 1L << right.rookTo().index();
        }
        return (before & ~left) | reached;
    }

    /** The group of kinds of the piece that moved first, once one more has moved. */
    int kin(int before, long m) {
        return before < 0 ? structure.kin[Packed.type(m)] : before;
    }

    /** The squares whose pieces may move by what has moved before, all if nothing is asked; kinds aside. */
    long movers(int made, long moved, int last) {
        if (made == 0) {
            return -1;
        }
        return switch (next) {
            case ANY -> -1;
            case SAME -> 1L << last;
            case ANOTHER, KIN, ROUNDS -> ~moved;
        };
    }

    /** Whether the pieces of a sub-move may move, by their squares and kinds. */
    boolean isFree(long m, long movers, int kin) {
        if (movers == -1) {
            return true;
        }
        if ((movers >>> Packed.from(m) & 1) == 0 || (next == Next.KIN && structure.kin[Packed.type(m)] != kin)) {
            return false;
        }
        return Packed.kind(m) != Packed.CASTLE
                || next == Next.SAME
                || (movers >>> structure.tables.castles[Packed.extra(m)].rook().index() & 1) != 0;
    }
}
