package io.github.multimove.counting;

import java.io.Serial;
import java.util.Locale;

/** A count needs more memory than it may take. Nothing is written to disk instead. */
public final class CountingLimitException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final long bound;

    CountingLimitException(long bound, long needed) {
        super(String.format(
                Locale.ROOT,
                "expected positions in at most %,d bytes, found that they need %,d or more: give a larger bound, merge fewer"
                        + " levels or share the work",
                bound,
                needed));
        this.bound = bound;
    }

    /** Returns the bound in bytes. */
    public long bound() {
        return bound;
    }
}
