package io.github.multimove.internal;

import java.util.concurrent.CancellationException;

/** Lets long work answer the interruption of its thread. */
final class Interruption {
    private Interruption() {}

    /**
     * Goes on if the thread has not been interrupted.
     *
     * @throws CancellationException if it has
     */
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while going through turns");
        }
    }
}
