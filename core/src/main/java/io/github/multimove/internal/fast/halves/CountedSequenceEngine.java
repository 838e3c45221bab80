package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.SubMoves;
import org.jspecify.annotations.Nullable;

/** Counts turns by their first sub-moves, in games where every pseudo-legal turn is legal. */
abstract class CountedSequenceEngine extends SequenceEngine {
    private @Nullable FirstSubMoves counted;

    /** The sub-moves that turns begin with, and how many with each. */
    public abstract FirstSubMoves countFirsts();

    /** The sub-moves that make a turn with a first one, in order; none if it is a turn by itself. */
    public abstract SubMoves continuations(long first);

    /** Made when first asked; two threads may make two of them, which is harmless. */
    private FirstSubMoves counted() {
        FirstSubMoves known = counted;
        if (known == null) {
            known = countFirsts();
            counted = known;
        }
        return known;
    }

    @Override
    public long count() {
        return counted().count();
    }

    @Override
    public long[] at(long index) {
        FirstSubMoves firsts = counted();
        int place = firsts.placeOf(index);
        long first = firsts.at(place);
        SubMoves rest = continuations(first);
        return rest.size == 0 ? new long[] {first} : new long[] {first, rest.at[firsts.restOf(index, place)]};
    }
}
