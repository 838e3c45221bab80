package io.github.multimove.internal.position;

import io.github.multimove.Outcome;
import io.github.multimove.internal.turns.CaptureWitness;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Mates that have to be found by going through turns. */
public final class LosingTurns {
    /** After so many turns that lose it is asked why, unless that is unknown for more than one in so many. */
    private static final int FEW = 8;

    private LosingTurns() {}

    /**
     * Whether there is a turn, every one loses at once or lets the king be captured, and none captures the enemy king or wins by what
     * else ends the game.
     */
    public static boolean isDoomed(BoardPosition p) {
        boolean isOneReply =
                p.rules().hasOneClauseAfter(p) && !p.tables.goals.isAny && p.clause.structure.makesInPlace(0);
        TurnCursor cursor = p.rules().turns(p).cursor();
        int lost = 0;
        int unknown = 0;
        while (cursor.next()) {
            Interruption.check();
            BoardPosition after = p.rules().after(p, cursor.toArray());
            Optional<Outcome> end = p.rules().royal.end(after);
            if (end.isPresent() && end.get().winner().equals(Optional.of(after.side()))) {
                lost++;
                continue;
            }
            boolean mayLose = after.royalCount(1 - p.side) > 0 && end.isEmpty();
            boolean asks = mayLose && isOneReply && lost >= FEW && unknown <= lost / FEW;
            CaptureWitness witness = asks ? witness(after, p.side) : null;
            if (!mayLose || (witness == null && !isCapturedNext(after, p.side))) {
                return false;
            }
            if (witness != null) {
                cursor.leaveOut(witness);
            }
            unknown += asks && witness == null ? 1 : 0;
            lost++;
        }
        return lost > 0;
    }

    /** What shows that the side that has just moved loses, and its turn has captured no king. */
    private static @Nullable CaptureWitness witness(BoardPosition after, int mover) {
        int[][] groups = after.rules().royal.royals(after, mover);
        CaptureWitness witness = groups.length == 0 ? null : after.clause.structure.witness(after, after.side, groups);
        if (witness != null) {
            Arrays.stream(after.royals(after.side)).forEach(witness.squares()::set);
        }
        return witness;
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
