package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.SubMoves;
import java.util.Arrays;

/** The sub-moves that turns begin with, in order, and how many turns begin with each. Immutable. */
final class FirstSubMoves {
    private final long[] at;
    /** How many turns begin with it or one before it. */
    private final long[] upTo;

    private FirstSubMoves(long[] at, long[] upTo) {
        this.at = at;
        this.upTo = upTo;
    }

    /** Adds up the numbers of turns of each, in the same array. */
    static FirstSubMoves of(SubMoves firsts, long[] counts) {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i];
            counts[i] = sum;
        }
        return new FirstSubMoves(firsts.toArray(), counts);
    }

    /** The sub-move at a place. */
    long at(int place) {
        return at[place];
    }

    /** The number of turns. */
    long count() {
        return upTo.length == 0 ? 0 : upTo[upTo.length - 1];
    }

    /** The place of the sub-move that begins the turn at an index. */
    int placeOf(long index) {
        int found = Arrays.binarySearch(upTo, index);
        int place = found < 0 ? -found - 1 : found + 1;
        while (place < upTo.length && upTo[place] <= index) {
            place++;
        }
        if (place >= upTo.length || index < 0) {
            throw new IndexOutOfBoundsException("no turn at " + index);
        }
        return place;
    }

    /** The place of a turn among those that begin with the same sub-move. */
    int restOf(long index, int place) {
        return (int) (place == 0 ? index : index - upTo[place - 1]);
    }
}
