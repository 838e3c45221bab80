package io.github.multimove.problems;

import io.github.multimove.Position;
import java.util.Optional;

/**
 * Gives the turn to the other side, as if the side to move had passed: for series, set play and threats. En passant squares are
 * forgotten.
 */
final class SideExchange {
    private SideExchange() {}

    /** Returns the position with the other side to move, or nothing if the side to move may not be left as it stands. */
    static Optional<Position> of(Position position) {
        return position.ruleSet().isBoundByCheck(position)
                ? Optional.empty()
                : position.withSideToMove(position.side().opposite());
    }

    /**
     * Returns whether passing is meant well: where the order of sub-moves counts, or an opening rule is in force, a turn
     * may owe to the one before it what text cannot say.
     */
    static boolean isSensible(Position position) {
        return !position.ruleSet().structure().isOrdered() && !position.isUnderOpeningRule();
    }
}
