package io.github.multimove;

import java.util.List;

/**
 * What stands after a turn of a game's text: a comment, a numeric annotation, or a variation.
 *
 * <p>Immutable, equal by value.
 */
public sealed interface PgnAnnotation {
    /**
     * A comment.
     *
     * @param text its text, as it stands between the braces
     */
    record Comment(String text) implements PgnAnnotation {
        /**
         * Checks the text.
         *
         * @throws IllegalArgumentException if it has both a closing brace and a line break, which no comment can hold
         */
        public Comment {
            if (text.indexOf('}') >= 0 && (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0)) {
                throw new IllegalArgumentException("expected a comment without } or on one line");
            }
        }
    }

    /**
     * A numeric annotation glyph.
     *
     * @param number its number: 1 good, 2 poor, 3 very good, 4 very poor, 5 speculative, 6 questionable, and so on
     */
    record Nag(int number) implements PgnAnnotation {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is not 0 to 255
         */
        public Nag {
            if (number < 0 || number > 255) {
                throw new IllegalArgumentException("expected 0 to 255, found " + number);
            }
        }
    }

    /**
     * What might have been played instead of the turn that it stands after.
     *
     * @param comments what stands before its first turn
     * @param turns its turns, one or more, from the position before the turn that it stands after
     */
    record Variation(List<Comment> comments, List<PgnTurn> turns) implements PgnAnnotation {
        /**
         * Copies the lists.
         *
         * @throws IllegalArgumentException if there is no turn
         */
        public Variation {
            comments = List.copyOf(comments);
            turns = List.copyOf(turns);
            if (turns.isEmpty()) {
                throw new IllegalArgumentException("expected a turn or more, found none");
            }
        }
    }
}
