package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.BoardState;
import java.util.Arrays;
import java.util.TreeSet;

/** Which sub-moves complete those chosen to a legal turn: the plain answer, found by going through the legal turns. */
public final class ReferenceCompletion {
    private final Structure structure;
    private final BoardState field;
    private final long[] chosen;

    public ReferenceCompletion(Structure structure, BoardState field, long[] chosen) {
        this.structure = structure;
        this.field = field;
        this.chosen = chosen;
    }

    /** Whether some turn has the chosen sub-moves: anywhere if the turn is a set, else at its beginning. */
    public boolean isIn(TurnCursor legal) {
        while (legal.next()) {
            if (structure.isSimultaneous()) {
                if (legal.holdsAll(chosen)) {
                    return true;
                }
                continue;
            }
            for (long[] order : structure.orders(field, legal.toArray())) {
                if (begins(order)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The sub-moves that come next in some turn that has the chosen ones, ascending. */
    public long[] next(TurnCursor legal) {
        TreeSet<Long> found = new TreeSet<>();
        while (legal.next()) {
            if (structure.isSimultaneous()) {
                if (legal.holdsAll(chosen)) {
                    for (long m : legal.toArray()) {
                        if (TurnCursor.times(m, legal.turn, legal.size) > TurnCursor.times(m, chosen, chosen.length)) {
                            found.add(m);
                        }
                    }
                }
                continue;
            }
            for (long[] order : structure.orders(field, legal.toArray())) {
                if (order.length > chosen.length && begins(order)) {
                    found.add(order[chosen.length]);
                }
            }
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    private boolean begins(long[] order) {
        return order.length >= chosen.length && Arrays.equals(order, 0, chosen.length, chosen, 0, chosen.length);
    }
}
