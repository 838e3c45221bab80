package io.github.multimove.problems;

/** Untrusted texts as they stand in messages. */
final class SolutionWords {
    private static final int LONGEST = 40;

    private SolutionWords() {}

    /** Returns the text, or its beginning if it is long. */
    static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}
