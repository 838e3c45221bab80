package io.github.multimove.problems;

import io.github.multimove.InputException;
import java.io.Serial;

/** A problem of a text in Popeye's input language is refused; those after it can be read. */
public final class PopeyeException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    private final int number;
    private final int line;

    PopeyeException(int number, int line, IllegalArgumentException why) {
        super("problem " + number + ", line " + line + ": " + why.getMessage(), why);
        this.number = number;
        this.line = line;
    }

    /** Returns which problem of the text it is, from 1. */
    public int number() {
        return number;
    }

    /** Returns the line of the text, from 1: where a word is refused, or where the problem begins if it is refused as a whole. */
    public int line() {
        return line;
    }
}
