package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.endings.Endings;

/** Keeps, of turns that give check, those that mate: the enemy king's ways out by one sub-move are looked at first. */
final class MatePick implements RowPick {
    private final RowTable table;

    MatePick(RowTable table) {
        this.table = table;
    }

    @Override
    public void pick(int i, long[] row) {
        Field after = null;
        for (int w = 0; w < row.length; w++) {
            for (long left = row[w]; left != 0; left &= left - 1) {
                int j = w << 6 | Long.numberOfTrailingZeros(left);
                after = after == null ? table.rows.field.copy() : after;
                table.make(after, i, j);
                if (OneMan.exists(table.rows.reach, after) || !Endings.isCheckmate(table.after(i, j))) {
                    row[w] &= ~(left & -left);
                }
            }
        }
    }
}
