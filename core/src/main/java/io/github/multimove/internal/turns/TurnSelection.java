package io.github.multimove.internal.turns;

import io.github.multimove.SubMove;
import io.github.multimove.internal.board.Packed;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Which turns of a set are wanted.
 *
 * @param kind what is asked of a turn
 * @param test what is asked of sub-moves; of checks and mates nothing is
 * @param words which turns these are, for messages
 * @param flags the flags of packed sub-moves that any flag tells to pass, or 0 if the test alone does
 */
public record TurnSelection(Kind kind, Predicate<? super SubMove> test, String words, long flags) {
    /** The turns of which some sub-move captures. */
    public static final TurnSelection CAPTURES =
            new TurnSelection(Kind.ANY, SubMove::isCapture, "that capture", Packed.CAPTURE);

    /** The turns after which the opponent stands in check. */
    public static final TurnSelection CHECKS = new TurnSelection(Kind.CHECK, subMove -> true, "that give check");
    /** The turns after which the opponent is mated. */
    public static final TurnSelection MATES = new TurnSelection(Kind.MATE, subMove -> true, "that mate");

    /** Makes a selection by a test. */
    public TurnSelection(Kind kind, Predicate<? super SubMove> test, String words) {
        this(kind, test, words, 0);
    }

    /** Whether a packed sub-move passes; it is unpacked only if its flags do not tell. */
    public boolean passes(long m, Supplier<SubMove> unpacked) {
        return flags != 0 ? (m & flags) != 0 : test.test(unpacked.get());
    }

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
