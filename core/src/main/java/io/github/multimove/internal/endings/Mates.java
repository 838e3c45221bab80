package io.github.multimove.internal.endings;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.play.Composition;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;

/** The mates that have to be found by going through turns: in games of capture, and of two royals at once. */
public final class Mates {
    private final Composition rules;

    public Mates(Composition rules) {
        this.rules = rules;
    }

    /** Whether there is a turn, every one lets the king be taken, and none takes the enemy king. */
    public boolean isDoomed(BoardPosition p) {
        Structure structure = rules.structureAt(p);
        Cursor cursor = rules.engine(p).cursor();
        boolean any = false;
        while (cursor.next()) {
            Interruption.check();
            any = true;
            Field after = structure.after(p, cursor.turn, cursor.size, null);
            if (rules.royalCount(after, after.side) == 0 || !isTakenNext(after, p)) {
                return false;
            }
        }
        return any;
    }

    /** Whether all royal men of the side that has just moved can be taken by the turn that follows, opening rule and all. */
    private boolean isTakenNext(Field after, BoardPosition before) {
        int[][] groups = rules.royals(after, before.side);
        boolean isOpening = rules.structures.isOpening(after, before.number + before.side);
        return groups.length > 0
                && after.inHand(0) + after.inHand(1) == 0
                && rules.structures.at(after, isOpening).canTake(after, after.side, groups);
    }

    /** Whether both royals are in check and each turn lets one be taken and the other mated (rules/double-king.md). */
    public boolean isDouble(BoardPosition p) {
        int[][] groups = rules.royals(p, p.side);
        if (groups.length != 2) {
            return false;
        }
        for (int[] group : groups) {
            if (!rules.canTake(p, 1 - p.side, new int[][] {group})) {
                return false;
            }
        }
        Cursor cursor = rules.engine(p).cursor();
        boolean any = false;
        while (cursor.next()) {
            Interruption.check();
            any = true;
            if (!losesOneAndIsMated(rules.after(p, cursor.toArray()))) {
                return false;
            }
        }
        return any;
    }

    /** Whether the side to move has a turn that takes a royal man and mates the last one. */
    private boolean losesOneAndIsMated(BoardPosition p) {
        Cursor cursor = rules.engine(p).cursor();
        while (cursor.next()) {
            BoardPosition next = rules.after(p, cursor.toArray());
            if (rules.royals(next, next.side).length == 1 && rules.isCheckmate(next)) {
                return true;
            }
        }
        return false;
    }
}
