package io.github.multimove.pgn;

import io.github.multimove.InputException;
import java.io.Serial;
import java.util.regex.Pattern;

/**
 * Refuses a text that is not of the form of games, or a game that the rules do not allow; the message says what was
 * expected, what was found and where, and the cause, if there is one, which rule refused.
 */
public final class PgnException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    private static final Pattern PLACE = Pattern.compile(" at character [0-9]+$");

    private final int line;
    private final int column;

    PgnException(String message, int line, int column) {
        super(message + " at line " + line + ", column " + column);
        this.line = line;
        this.column = column;
    }

    PgnException(IllegalArgumentException cause, int line, int column) {
        super(sentence(cause) + " at line " + line + ", column " + column, cause);
        this.line = line;
        this.column = column;
    }

    /** Returns what a refusal says, but for the place in a text that stands in the file. */
    static String sentence(IllegalArgumentException cause) {
        return PLACE.matcher(String.valueOf(cause.getMessage())).replaceFirst("");
    }

    /** Returns the line of the stream, counted from 1. */
    public int line() {
        return line;
    }

    /** Returns the character of the line, counted from 1. */
    public int column() {
        return column;
    }
}
