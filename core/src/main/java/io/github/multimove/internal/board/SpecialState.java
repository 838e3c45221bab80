package io.github.multimove.internal.board;

import org.jspecify.annotations.Nullable;

/**
 * What few positions have besides their pieces: several pieces on a square, siblings, pieces in hand, en passant squares, a
 * neutral piece.
 */
final class SpecialState {
    final short[] extras;
    final byte @Nullable [] sets;
    /** The sum of the keys of the sets. */
    final long setsKey;

    final byte @Nullable [] hand;
    final short[] passed;
    /** The square of the neutral piece, or -1. */
    final int neutral;

    private SpecialState(
            short[] extras, byte @Nullable [] sets, long setsKey, byte @Nullable [] hand, short[] passed, int neutral) {
        this.extras = extras;
        this.sets = sets;
        this.setsKey = setsKey;
        this.hand = hand;
        this.passed = passed;
        this.neutral = neutral;
    }

    /** What there is of these, or null if there is nothing. */
    static @Nullable SpecialState of(
            short[] extras, byte @Nullable [] sets, long setsKey, byte @Nullable [] hand, short[] passed, int neutral) {
        return extras.length == 0 && sets == null && hand == null && passed.length == 0 && neutral < 0
                ? null
                : new SpecialState(extras, sets, setsKey, hand, passed, neutral);
    }

    /** The same with no square passed, sets and hands shared: they must not be changed in place. */
    @Nullable
    SpecialState shared() {
        return passed.length == 0 ? this : of(extras, sets, setsKey, hand, BoardState.NONE, neutral);
    }

    /** A copy, whose sets and hands may be changed, with other en passant squares. */
    @Nullable
    SpecialState copy(short[] newlyPassed) {
        byte[] s = sets;
        byte[] h = hand;
        return of(extras, s == null ? null : s.clone(), setsKey, h == null ? null : h.clone(), newlyPassed, neutral);
    }
}
