package io.github.multimove.internal.endings;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.LosingTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;

/** The mates of two royal pieces at once, which have to be found by going through turns. */
public final class MateSearch {
    /** So many turns are gone through for one that saves both royal pieces before their replies are. */
    private static final int MOST_LOOKED_AT = 4096;

    private MateSearch() {}

    /** Whether both royal pieces are in check and each turn lets one be captured and the other mated (rules/double-king.md). */
    static boolean isDouble(BoardPosition p) {
        Rules rules = p.rules();
        int[][] groups = rules.royal.royals(p, p.side);
        if (groups.length != 2) {
            return false;
        }
        for (int[] group : groups) {
            if (!rules.royal.canCapture(p, 1 - p.side, new int[][] {group})) {
                return false;
            }
        }
        return !savesBoth(p) && LosingTurns.allLead(p, after -> mayLoseOne(after) && losesOneAndIsMated(after));
    }

    /** Whether, of the first turns, one leaves no royal piece to be captured, which is soon seen; if not, others may still do. */
    private static boolean savesBoth(BoardPosition p) {
        Rules rules = p.rules();
        TurnCursor cursor = rules.turns(p).cursor();
        for (int i = 0; i < MOST_LOOKED_AT && cursor.next(); i++) {
            Interruption.check();
            if (!mayLoseOne(rules.after(p, cursor.toArray()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side to move could capture a royal piece by this very turn, its own safety aside; pieces in hand may do more. */
    private static boolean mayLoseOne(BoardPosition p) {
        Rules rules = p.rules();
        Structure structure = rules.structureAt(p);
        boolean may = rules.structures.isBeforePlay(p);
        for (int[] group : rules.royal.royals(p, 1 - p.side)) {
            may = may || structure.canCapture(p, p.side, new int[][] {group});
        }
        return may;
    }

    /** Whether the side to move has a turn that captures a royal piece and mates the last one. */
    private static boolean losesOneAndIsMated(BoardPosition p) {
        Rules rules = p.rules();
        int[] royals = p.royals(1 - p.side);
        TurnCursor cursor = rules.turns(p).cursor();
        while (cursor.next()) {
            Interruption.check();
            if (Groups.areCaptured(cursor.turn, cursor.size, royals)) {
                BoardPosition next = rules.after(p, cursor.toArray());
                if (rules.royal.royals(next, next.side).length == 1 && GameEnds.isCheckmate(next)) {
                    return true;
                }
            }
        }
        return false;
    }
}
