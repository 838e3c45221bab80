package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
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

    /** The turns of a list that are in a row, two sub-moves each, the earlier one first. */
    static PairFilter of(PairMatrix rows, SubMoves turns) {
        int[] numbers = new int[turns.size];
        for (int n = 0; n < turns.size; n++) {
            numbers[n] = rows.number(turns.at[n]);
        }
        return (i, row) -> {
            long[] listed = new long[row.length];
            for (int n = 0; n < numbers.length; n += 2) {
                if (numbers[n] == i) {
                    listed[numbers[n + 1] >> 6] |= 1L << numbers[n + 1];
                }
            }
            for (int w = 0; w < row.length; w++) {
                row[w] &= listed[w];
            }
        };
    }
}
