package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.endings.GameEnds;

/** Keeps, of turns that give check, those that mate: the enemy king's ways out by one sub-move are looked at first. */
final class MateFilter implements PairFilter {
    private final PairTable table;

    MateFilter(PairTable table) {
        this.table = table;
    }

    @Override
    public void pick(int i, long[] row) {
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
    }
}
