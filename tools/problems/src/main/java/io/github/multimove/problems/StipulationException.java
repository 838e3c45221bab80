package io.github.multimove.problems;

import io.github.multimove.InputException;
import java.io.Serial;

/** A text is not a stipulation that a game has, or not the changes of a twin; the message says what was expected, what was found, and at which character. */
public final class StipulationException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    private final int offset;

    StipulationException(String text, int offset, String expected) {
        this(text, offset, Math.min(offset + 1, text.length()), expected);
    }

    /** What is found ends at a place of the text. */
    StipulationException(String text, int offset, int end, String expected) {
        super("expected " + expected + " at character " + (offset + 1) + " of \"" + SolutionWords.shortened(text)
                + "\", found "
                + (offset >= end ? "the end" : "\"" + SolutionWords.shortened(text.substring(offset, end)) + "\""));
        this.offset = offset;
    }

    /** Returns where in the text the trouble is, from 0. */
    public int offset() {
        return offset;
    }
}
