package io.github.multimove.pgn;

import io.github.multimove.GameException;
import java.util.List;
import java.util.Objects;

/**
 * What stands after a turn of a game's text: a comment, a numeric annotation, or a variation.
 *
 * <p>Immutable, equal by value. The family is closed and more kinds may come in a minor version: a {@link Visitor} has a
 * default case for those that it does not know.
 */
public sealed interface PgnAnnotation permits PgnAnnotationKind {
    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds apart. Every method falls back to {@link #other}.
     *
     * @param <R> what the visitor answers
     */
    interface Visitor<R> {
        /** Visits every kind that has no method of its own here or in the implementation. */
        R other(PgnAnnotation annotation);

        /** Visits a comment. */
        default R comment(Comment annotation) {
            return other(annotation);
        }

        /** Visits a numeric annotation. */
        default R nag(Nag annotation) {
            return other(annotation);
        }

        /** Visits a variation. */
        default R variation(Variation annotation) {
            return other(annotation);
        }
    }

    /**
     * A comment.
     *
     * @param text its text, as it stands between the braces
     */
    record Comment(String text) implements PgnAnnotationKind {
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

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.comment(this);
        }
    }

    /**
     * A numeric annotation glyph.
     *
     * @param number its number: 1 good, 2 poor, 3 very good, 4 very poor, 5 speculative, 6 questionable, and so on
     */
    record Nag(int number) implements PgnAnnotationKind {
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

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.nag(this);
        }
    }

    /**
     * What might have been played instead of the turn that it stands after.
     *
     * @param comments what stands before its first turn
     * @param turns its turns, one or more, from the position before the turn that it stands after
     */
    record Variation(List<Comment> comments, List<PgnTurn> turns) implements PgnAnnotationKind {
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

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.variation(this);
        }
    }
}
