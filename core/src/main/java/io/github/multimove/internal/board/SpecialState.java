package io.github.multimove.internal.board;

import org.jspecify.annotations.Nullable;

/**
 * What few positions have besides their pieces: several pieces on a square, siblings, pieces in hand, en passant squares, a
 * neutral piece, {@linkplain NumberField numbers}. Positions that have none of these share one object.
 *
 * @param setsKey the sum of the keys of the sets
 * @param neutral the square of the neutral piece, or -1
 * @param numbers the numbers of the game's number fields, each in its own bits
 */
@SuppressWarnings("ArrayRecordComponent") // never changed and never compared
record SpecialState(
        short[] extras,
        byte @Nullable [] sets,
        long setsKey,
        byte @Nullable [] hand,
        short[] passed,
        int neutral,
        long numbers) {
    static final SpecialState NOTHING = new SpecialState(BoardState.NONE, null, 0, null, BoardState.NONE, -1, 0);

    @SuppressWarnings("ReferenceEquality") // there is one
    boolean isNothing() {
        return this == NOTHING;
    }

    /** The same, or the one object if there is nothing. */
    SpecialState orNothing() {
        boolean none =
                extras.length == 0 && sets == null && hand == null && passed.length == 0 && neutral < 0 && numbers == 0;
        return none ? NOTHING : this;
    }

    SpecialState withExtras(short[] all) {
        return new SpecialState(all, sets, setsKey, hand, passed, neutral, numbers).orNothing();
    }

    SpecialState withSets(byte[] all, long key) {
        return new SpecialState(extras, all, key, hand, passed, neutral, numbers).orNothing();
    }

    /** The same with other en passant squares, sets and hands shared: they must not be changed in place. */
    SpecialState withPassed(short[] squares) {
        return squares.length + passed.length == 0
                ? this
                : new SpecialState(extras, sets, setsKey, hand, squares, neutral, numbers).orNothing();
    }

    SpecialState withNeutral(int square) {
        return new SpecialState(extras, sets, setsKey, hand, passed, square, numbers).orNothing();
    }

    SpecialState withNumbers(long all) {
        return new SpecialState(extras, sets, setsKey, hand, passed, neutral, all).orNothing();
    }

    /** A copy, whose sets and hands may be changed, with other en passant squares. */
    SpecialState copy(short[] newlyPassed) {
        if (isNothing() && newlyPassed.length == 0) {
            return this;
        }
        byte[] s = sets;
        byte[] h = hand;
        return new SpecialState(
                        extras,
                        s == null ? null : s.clone(),
                        setsKey,
                        h == null ? null : h.clone(),
                        newlyPassed,
                        neutral,
                        numbers)
                .orNothing();
    }

    /** The neutral piece and nothing else. */
    SpecialState neutralAlone() {
        if (neutral < 0) {
            return NOTHING;
        }
        boolean alone = extras.length == 0 && sets == null && hand == null && passed.length == 0 && numbers == 0;
        return alone ? this : NOTHING.withNeutral(neutral);
    }
}
