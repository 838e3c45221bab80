package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.Field;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of an ordered turn: the board as its sub-moves left it, the mover still to move, and what the steps that
 * follow depend on. Never changed after it is made.
 */
public final class Prefix {
    /** No sub-move yet. */
    public static final long NONE = -1;

    public final @Nullable Prefix before;
    public final Field field;
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
    /** Where the men stand that have moved in this turn, or round. */
    public final BitSet moved;
    /** Where the man stands that has just moved. */
    public final int lastSquare;
    /** The group of kinds of the man that moved first, or -1. */
    public final int kin;

    private Prefix(
            @Nullable Prefix before,
            Field field,
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
    static Prefix start(Field field) {
        return new Prefix(null, field, 0, 0, NONE, false, false, new BitSet(), -1, -1);
    }

    /** The sub-moves made. */
    long[] turn() {
        long[] turn = new long[made];
        Prefix at = this;
        for (int i = made - 1; i >= 0; i--) {
            turn[i] = at.last;
            at = java.util.Objects.requireNonNull(at.before);
        }
        return turn;
    }

    /** This beginning with one more sub-move. */
    Prefix then(
            long subMove,
            Field after,
            int nextStep,
            boolean ends,
            boolean event,
            BitSet nowMoved,
            int square,
            int group) {
        return new Prefix(this, after, made + 1, nextStep, subMove, ends, event, nowMoved, square, group);
    }
}
