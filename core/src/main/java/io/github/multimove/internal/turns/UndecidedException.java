package io.github.multimove.internal.turns;

import java.io.Serial;
import java.util.concurrent.CancellationException;

/** Says that the search for the next turn was given up, its tries used up, when it was not known whether there is one. */
public final class UndecidedException extends CancellationException {
    @Serial
    private static final long serialVersionUID = 1;

    /** Says of which turns. */
    public UndecidedException(String message) {
        super(message);
    }
}
