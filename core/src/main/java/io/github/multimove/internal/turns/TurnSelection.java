package io.github.multimove.internal.turns;

import io.github.multimove.SubMove;
import java.util.List;
import java.util.function.Predicate;

/**
 * Which turns of a set are wanted.
 *
 * @param kind what is asked of a turn
 * @param test what is asked of sub-moves; of checks and mates nothing is
 * @param words which turns these are, for messages
 */
public record TurnSelection(Kind kind, Predicate<? super SubMove> test, String words) {
    /** The turns of which some sub-move captures. */
    public static final TurnSelection CAPTURES = new TurnSelection(Kind.ANY, SubMove::isCapture, "that capture");

    /** The turns after which the opponent stands in check. */
    public static final TurnSelection CHECKS = new TurnSelection(Kind.CHECK, subMove -> true, "that give check");
    /** The turns after which the opponent is mated. */
    public static final TurnSelection MATES = new TurnSelection(Kind.MATE, subMove -> true, "that mate");

    /** Whether some or every sub-move of a turn passes, as is asked. */
    public boolean holds(List<SubMove> turn) {
        return kind == Kind.ALL ? turn.stream().allMatch(test) : turn.stream().anyMatch(test);
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
