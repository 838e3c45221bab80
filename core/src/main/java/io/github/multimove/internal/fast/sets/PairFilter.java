package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnSelection;

/** Keeps those turns of a row of {@link PairMatrix} that are wanted. Nothing in it changes. */
interface PairFilter {
    /** Takes out of a sub-move's row what is not wanted. */
    void pick(int i, long[] row);

    /** The turns of which some sub-move, or every one, passes a test; it is asked once of each sub-move. */
    static PairFilter of(PairMatrix rows, TurnSelection selection) {
        BoardState field = rows.field;
        long[] passing = new long[rows.words];
        for (int i = 0; i < rows.subs.length; i++) {
            if (selection.test().test(Structure.unpack(field, rows.subs[i]))) {
                passing[i >> 6] |= 1L << i;
            }
        }
        boolean all = selection.kind() == TurnSelection.Kind.ALL;
        return (i, row) -> {
            boolean passes = (passing[i >> 6] >>> i & 1) != 0;
            for (int w = 0; w < row.length; w++) {
                row[w] &= passes ? all ? passing[w] : -1 : all ? 0 : passing[w];
            }
        };
    }

    /** Of turns that give check those that mate: the enemy king's ways out by one sub-move are looked at first. */
    static PairFilter mates(PairTable table) {
        return (i, row) -> {
            BoardState after = null;
            for (int w = 0; w < row.length; w++) {
                for (long left = row[w]; left != 0; left &= left - 1) {
                    int j = w << 6 | Long.numberOfTrailingZeros(left);
                    after = after == null ? table.rows.field.copy() : after;
                    table.make(after, i, j);
                    if (SingleMoves64.exists(table.rows.reach, after) || !GameEnds.isCheckmate(table.after(i, j))) {
                        row[w] &= ~(left & -left);
                    }
                }
            }
        };
    }
}
