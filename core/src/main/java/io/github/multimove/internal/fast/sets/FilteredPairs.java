package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.turns.TurnSelection;
import java.util.ArrayList;
import java.util.List;

/** The rows of a position, less the turns that some picks take out. Nothing in it changes. */
final class FilteredPairs {
    final PairMatrix rows;
    private final List<PairFilter> picks;
    private final boolean checked;

    FilteredPairs(PairMatrix rows) {
        this(rows, List.of(), false);
    }

    private FilteredPairs(PairMatrix rows, List<PairFilter> picks, boolean checked) {
        this.rows = rows;
        this.picks = picks;
        this.checked = checked;
    }

    /** The rows with less turns. */
    FilteredPairs select(PairTable table, TurnSelection selection) {
        List<PairFilter> all = new ArrayList<>(picks);
        boolean mates = selection.kind() == TurnSelection.Kind.MATE;
        boolean checks = mates || selection.kind() == TurnSelection.Kind.CHECK;
        if (checks && !checked) {
            all.add(new CheckFilter(rows));
        }
        if (mates) {
            all.add(PairFilter.mates(table));
        }
        if (!checks) {
            all.add(0, PairFilter.of(rows, selection));
        }
        return new FilteredPairs(rows, all, checked || checks);
    }

    /** Fills a row. */
    void row(int i, long[] row) {
        rows.row(i, row);
        pick(i, row);
    }

    private void pick(int i, long[] row) {
        for (PairFilter pick : picks) {
            pick.pick(i, row);
        }
    }

    /** Whether two different sub-moves make up a turn, or one that is given twice. */
    boolean has(int first, int second) {
        int earlier = Math.min(first, second);
        int later = Math.max(first, second);
        long[] row = new long[rows.words];
        rows.row(earlier, row);
        for (int w = 0; w < row.length; w++) {
            row[w] &= w == later >> 6 ? 1L << later : 0;
        }
        pick(earlier, row);
        return row[later >> 6] != 0;
    }

    long count() {
        long[] row = new long[rows.words];
        long total = 0;
        for (int i = 0; i < rows.subs.length; i++) {
            row(i, row);
            for (int w = 0; w < rows.words; w++) {
                total += Long.bitCount(row[w]);
            }
        }
        return total;
    }
}
