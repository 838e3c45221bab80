package io.github.multimove;

import java.io.Serial;

/**
 * Refuses a text that is not of Betza notation as {@link Movement#betza} reads it; the message says what was expected and
 * where.
 */
public final class MovementException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    private final int offset;

    /**
     * Makes the exception.
     *
     * @param message what was expected, what was found and where
     * @param offset the character at which, from 0
     */
    public MovementException(String message, int offset) {
        super(message);
        this.offset = offset;
    }

    /** Returns the character, counted from 0, at which the text stops being of the notation. */
    public int offset() {
        return offset;
    }
}
