package io.github.multimove.pgn;

import io.github.multimove.GameException;
import java.util.List;
import java.util.Objects;

/**
 * What stands after a turn of a game's text: a comment, a numeric annotation, or a variation.
 *
 * <p>Immutable, equal by value. The family is closed: a game's text has no other kinds.
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
         * @throws GameException if it has both a brace and a line break: not every reader finds the end of such a comment
         */
        public Comment {
            Objects.requireNonNull(text, "text");
            if (hasBrace(text) && (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0)) {
                throw new GameException("expected a comment without braces or on one line");
            }
        }

        static boolean hasBrace(String text) {
            return text.indexOf('{') >= 0 || text.indexOf('}') >= 0;
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
            comments = List.copyOf(Objects.requireNonNull(comments, "comments"));
            turns = List.copyOf(Objects.requireNonNull(turns, "turns"));
            if (turns.isEmpty()) {
                throw new IllegalArgumentException("expected a turn or more, found none");
            }
        }
    }
}
