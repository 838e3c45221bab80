package io.github.multimove.internal.turns;

import java.util.concurrent.CancellationException;

/** Lets long work answer the interruption of its thread. */
public final class Interruption {
    private Interruption() {}

    /**
     * Goes on if the thread has not been interrupted.
     *
     * @throws CancellationException if it has
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while going through turns");
        }
    }
}
