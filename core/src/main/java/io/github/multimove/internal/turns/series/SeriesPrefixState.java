package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of an ordered turn: the board as its sub-moves left it, the mover still to move, and what the steps that
 * follow depend on. Never changed after it is made.
 */
public final class SeriesPrefixState {
    /** No sub-move yet. */
    public static final long NONE = -1;

    public final @Nullable SeriesPrefixState before;
    public final BoardState field;
    /** The number of sub-moves made. */
    public final int made;
    /** The place of the step to be made next. */
    public final int step;
    /** The last sub-move, or {@link #NONE}. */
    public final long last;
    /** Whether the turn is whole, whatever was still due. */
    public final boolean ended;
    /** Whether an event has ended it. */
    public final boolean byEvent;
    /** Where the pieces stand that have moved in this turn, or round. */
    public final BitSet moved;
    /** Where the piece stands that has just moved. */
    public final int lastSquare;
    /** The group of kinds of the piece that moved first, or -1. */
    public final int kin;

    private SeriesPrefixState(
            @Nullable SeriesPrefixState before,
            BoardState field,
            int made,
            int step,
            long last,
            boolean ended,
            boolean byEvent,
            BitSet moved,
            int lastSquare,
            int kin) {
        this.before = before;
        this.field = field;
        this.made = made;
        this.step = step;
        this.last = last;
        this.ended = ended;
        this.byEvent = byEvent;
        this.moved = moved;
        this.lastSquare = lastSquare;
        this.kin = kin;
    }

    /** The empty beginning of a turn. */
    static SeriesPrefixState start(BoardState field) {
        return new SeriesPrefixState(null, field, 0, 0, NONE, false, false, new BitSet(), -1, -1);
    }

    /** The sub-moves made. */
    long[] turn() {
        long[] turn = new long[made];
        SeriesPrefixState at = this;
        for (int i = made - 1; i >= 0; i--) {
            turn[i] = at.last;
            at = java.util.Objects.requireNonNull(at.before);
        }
        return turn;
    }

    /** This beginning with one more sub-move. */
    SeriesPrefixState then(
            long subMove,
            BoardState after,
            int nextStep,
            boolean ends,
            boolean event,
            BitSet nowMoved,
            int square,
            int group) {
        return new SeriesPrefixState(this, after, made + 1, nextStep, subMove, ends, event, nowMoved, square, group);
    }
}
