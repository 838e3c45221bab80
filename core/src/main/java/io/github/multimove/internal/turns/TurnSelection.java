package io.github.multimove.internal.turns;

import io.github.multimove.SubMove;
import java.util.function.Predicate;

/**
 * Which turns of a set are wanted.
 *
 * @param kind what is asked of a turn
 * @param test what is asked of sub-moves; of checks and mates nothing is
 * @param words which turns these are, for messages
 */
public record TurnSelection(Kind kind, Predicate<? super SubMove> test, String words) {
    /** The turns after which the opponent stands in check. */
    public static final TurnSelection CHECKS = new TurnSelection(Kind.CHECK, subMove -> true, "that give check");
    /** The turns after which the opponent is mated. */
    public static final TurnSelection MATES = new TurnSelection(Kind.MATE, subMove -> true, "that mate");

    /** The same selection in other words. */
    public TurnSelection named(String others) {
        return new TurnSelection(kind, test, others);
    }

    /** What is asked of a turn. */
    public enum Kind {
        /** Some sub-move passes the test. */
        ANY,
        /** Every sub-move passes the test. */
        ALL,
        /** The opponent stands in check after it. */
        CHECK,
        /** The opponent is mated after it. */
        MATE
    }
}
