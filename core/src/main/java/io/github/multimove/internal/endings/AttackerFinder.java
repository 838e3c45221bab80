package io.github.multimove.internal.endings;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What attacks a square: as pieces by their movement, and as turns in the sense of the variant. */
public final class AttackerFinder {
    private AttackerFinder() {}

    /** The squares of a side's pieces that could capture on a square by one sub-move, whatever stands there. */
    public static Set<Integer> of(BoardState field, int square, int by) {
        Set<Integer> found = new TreeSet<>();
        for (CapturePath attack : field.tables.attacks[square]) {
            int from = attack.from();
            if (field.isOpen(attack) && !field.isFrozen(from)) {
                for (int code : field.codes(from)) {
                    if ((code & 1) == by && (attack.codes() >>> code & 1) != 0) {
                        found.add(from);
                    }
                }
            }
        }
        return found;
    }

    /**
     * The turns by which a side, were it its turn, captures a piece of the other side on a square, one for each sub-move that
     * does, found as the turns behind a check are (rules/common.md, Check); none if no such piece stands there.
     */
    public static List<Turn> threats(BoardPosition p, int square, int by) {
        if (p.rules().structures.isBeforePlay(p) || !p.isEnemy(square, by)) {
            return List.of();
        }
        return shown(p, by == p.side ? p : p.turned(by), new int[][] {{square}});
    }

    /** The turns that show how pieces of groups could be captured, by the side to move on the field: a position's, perhaps turned. */
    static List<Turn> shown(BoardPosition p, BoardState turned, int[][] groups) {
        Structure structure = p.rules().structures.shown(turned, p.number);
        List<Turn> turns = new ArrayList<>();
        for (long[] threat : structure.threats(turned, groups)) {
            turns.add(new ListedTurn(structure.unpack(turned, threat)));
        }
        return List.copyOf(turns);
    }
}
