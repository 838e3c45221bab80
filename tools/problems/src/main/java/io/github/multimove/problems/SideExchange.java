package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import java.util.Optional;

/**
 * Gives the turn to the other side, as if the side to move had passed: for series, set play and threats. En passant squares are
 * forgotten.
 */
final class SideExchange {
    private static final int SIDE = 1;
    private static final int PASSED = 3;

    private SideExchange() {}

    /** Returns the position with the other side to move, or nothing if the side to move may not be left as it stands. */
    static Optional<Position> of(Position position) {
        if (position.ruleSet().isBoundByCheck(position)) {
            return Optional.empty();
        }
        String[] fields = position.toString().split(" ", -1);
        fields[SIDE] = String.valueOf(position.side().opposite().letter());
        fields[PASSED] = "-";
        try {
            return Optional.of(position.ruleSet().position(String.join(" ", fields)));
        } catch (PositionException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns whether passing is meant well: where the order of sub-moves counts, or an opening rule is in force, a turn
     * may owe to the one before it what text cannot say.
     */
    static boolean isSensible(Position position) {
        return !position.ruleSet().structure().isOrdered() && !position.isUnderOpeningRule();
    }
}
