package io.github.multimove.internal.board;

import org.jspecify.annotations.Nullable;

/**
 * The texts of packed sub-moves that were written last: the turns of a position share few sub-moves. Threads share them; one may
 * make a text that another has made, which is harmless.
 */
public final class SubMoveTexts {
    private static final int BITS = 10;

    private record Known(long subMove, String text) {}

    private final @Nullable Known[] known = new Known[1 << BITS];

    /** Returns the text of a sub-move if it is remembered. */
    public @Nullable String of(long subMove) {
        Known found = known[place(subMove)];
        return found != null && found.subMove == subMove ? found.text : null;
    }

    /** Remembers the text of a sub-move, and forgets another if need be. */
    public void remember(long subMove, String text) {
        known[place(subMove)] = new Known(subMove, text);
    }

    private static int place(long subMove) {
        int mixed = ((int) (subMove >>> 32) * 0x9E3779B1) ^ ((int) subMove * 0x85EBCA6B);
        return mixed >>> (Integer.SIZE - BITS);
    }
}
