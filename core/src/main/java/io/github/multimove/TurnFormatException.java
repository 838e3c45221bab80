package io.github.multimove;

import java.io.Serial;
import java.util.Objects;

/**
 * Refuses a text that is not of the form of a turn, or of a part of one, such as a square; the message says what was expected, what was
 * found and where.
 */
public final class TurnFormatException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    private final int offset;

    /**
     * Makes the exception.
     *
     * @param message what was expected and what was found
     * @param offset the character at which, from 0
     */
    public TurnFormatException(String message, int offset) {
        super(Objects.requireNonNull(message, "message") + at(offset));
        this.offset = offset;
    }

    /** The same of a text that begins so many characters sooner. */
    TurnFormatException after(int characters) {
        String message = String.valueOf(getMessage());
        int end = message.length() - at(offset).length();
        return new TurnFormatException(message.substring(0, end), characters + offset);
    }

    private static String at(int offset) {
        return " at character " + offset;
    }

    /** Returns the character, counted from 0, at which the text stops being of the form. */
    public int offset() {
        return offset;
    }
}
