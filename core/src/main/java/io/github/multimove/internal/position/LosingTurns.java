package io.github.multimove.internal.position;

import io.github.multimove.Outcome;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Optional;
import java.util.function.Predicate;

/** Mates that have to be found by going through turns. */
public final class LosingTurns {
    private LosingTurns() {}

    /**
     * Whether there is a turn, every one loses at once or lets the king be captured, and none captures the enemy king or wins by what
     * else ends the game.
     */
    public static boolean isDoomed(BoardPosition p) {
        return allLead(p, after -> {
            Optional<Outcome> goal = after.tables.goals.end(after);
            return goal.isPresent()
                    ? goal.get().winner().equals(Optional.of(after.side()))
                    : after.royalCount(1 - p.side) > 0 && isCapturedNext(after, p.side);
        });
    }

    /** Whether there is a turn, and each leads to a position that passes a test. */
    public static boolean allLead(BoardPosition p, Predicate<BoardPosition> test) {
        TurnCursor cursor = p.rules().turns(p).cursor();
        boolean any = false;
        while (cursor.next()) {
            Interruption.check();
            any = true;
            if (!test.test(p.rules().after(p, cursor.toArray()))) {
                return false;
            }
        }
        return any;
    }

    /** Whether all royal pieces of the side that has just moved can be captured by the turn that follows, opening rule and all. */
    private static boolean isCapturedNext(BoardPosition after, int mover) {
        int[][] groups = after.rules().royal.royals(after, mover);
        return after.side != mover
                && groups.length > 0
                && !after.rules().structures.isBeforePlay(after)
                && after.clause.structure.canCapture(after, after.side, groups);
    }
}
