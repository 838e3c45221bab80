package io.github.multimove.internal.board;

import org.jspecify.annotations.Nullable;

/**
 * What few positions have besides their pieces: several pieces on a square, siblings, pieces in hand, en passant squares, a
 * neutral piece, {@linkplain NumberField numbers}. Null stands for a position that has none of these.
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
    private static final SpecialState NOTHING =
            new SpecialState(BoardState.NONE, null, 0, null, BoardState.NONE, -1, 0);

    /** What there is, or nothing. */
    static SpecialState of(@Nullable SpecialState rare) {
        return rare == null ? NOTHING : rare;
    }

    /** The same, or null if there is nothing. */
    @Nullable
    SpecialState orNull() {
        boolean none =
                extras.length == 0 && sets == null && hand == null && passed.length == 0 && neutral < 0 && numbers == 0;
        return none ? null : this;
    }

    @Nullable
    SpecialState withExtras(short[] all) {
        return new SpecialState(all, sets, setsKey, hand, passed, neutral, numbers).orNull();
    }

    @Nullable
    SpecialState withSets(byte[] all, long key) {
        return new SpecialState(extras, all, key, hand, passed, neutral, numbers).orNull();
    }

    /** The same with other en passant squares, sets and hands shared: they must not be changed in place. */
    @Nullable
    SpecialState withPassed(short[] squares) {
        return squares.length + passed.length == 0
                ? orNull()
                : new SpecialState(extras, sets, setsKey, hand, squares, neutral, numbers).orNull();
    }

    @Nullable
    SpecialState withNeutral(int square) {
        return new SpecialState(extras, sets, setsKey, hand, passed, square, numbers).orNull();
    }

    @Nullable
    SpecialState withNumbers(long all) {
        return new SpecialState(extras, sets, setsKey, hand, passed, neutral, all).orNull();
    }

    /** A copy, whose sets and hands may be changed, with other en passant squares. */
    @Nullable
    SpecialState copy(short[] newlyPassed) {
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
                .orNull();
    }

    /** The neutral piece and nothing else; null without one. */
    @Nullable
    SpecialState neutralAlone() {
        boolean alone = extras.length == 0 && sets == null && hand == null && passed.length == 0 && numbers == 0;
        return alone ? this : NOTHING.withNeutral(neutral);
    }
}
