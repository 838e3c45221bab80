package io.github.multimove.internal.fast.sets;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;
import java.util.Iterator;

/** The legal turns of one or two pieces, answered from {@link PairMatrix} without going through them. */
final class PairTurns implements Turns {
    private final PairTable table;
    private final FilteredPairs picked;

    PairTurns(PairTable table) {
        this(table, new FilteredPairs(table.rows));
    }

    private PairTurns(PairTable table, FilteredPairs picked) {
        this.table = table;
        this.picked = picked;
    }

    @Override
    public Turns select(TurnSelection selection) {
        return new PairTurns(table, picked.select(table, selection));
    }

    @Override
    public long count() {
        return picked.count();
    }

    @Override
    public boolean isEmpty() {
        return !new PairIterator(table, picked).hasNext();
    }

    @Override
    public Iterator<Turn> objects() {
        return new PairIterator(table, picked);
    }

    @Override
    public TurnCursor cursor() {
        PairIterator all = new PairIterator(table, picked);
        return new TurnCursor(2) {
            private int first;
            private int second;

            @Override
            public boolean next() {
                if (!all.hasNext()) {
                    return false;
                }
                first = all.first();
                second = all.second();
                all.advance();
                turn[0] = table.rows.subs[first];
                turn[1] = table.rows.subs[second];
                size = first == second ? 1 : 2;
                return true;
            }
        };
    }

    @Override
    public boolean contains(long[] turn) {
        if (turn.length == 0 || turn.length > 2) {
            return false;
        }
        int first = table.rows.number(turn[0]);
        int second = table.rows.number(turn[turn.length - 1]);
        boolean ordered = turn.length == 1 || first < second;
        return first >= 0 && second >= 0 && ordered && picked.has(first, second);
    }

    @Override
    public long[] at(long index) {
        PairMatrix rows = table.rows;
        long[] row = new long[rows.words];
        long left = index;
        for (int i = 0; i < rows.subs.length; i++) {
            picked.row(i, row);
            for (int w = 0; w < rows.words; w++) {
                int n = Long.bitCount(row[w]);
                if (left < n) {
                    long bits = row[w];
                    for (; left > 0; left--) {
                        bits &= bits - 1;
                    }
                    int j = w << 6 | Long.numberOfTrailingZeros(bits);
                    return i == j ? new long[] {rows.subs[i]} : new long[] {rows.subs[i], rows.subs[j]};
                }
                left -= n;
            }
        }
        throw new IndexOutOfBoundsException("no turn at " + index);
    }

    @Override
    public boolean completes(long[] chosen) {
        return chosen.length == 0 ? !isEmpty() : fitting(chosen, null);
    }

    @Override
    public long[] completions(long[] chosen) {
        SubMoves found = new SubMoves();
        if (chosen.length == 1) {
            fitting(chosen, found);
        } else if (chosen.length == 0) {
            for (long m : table.rows.subs) {
                if (fitting(new long[] {m}, null)) {
                    found.add(m);
                }
            }
        }
        return found.toArray();
    }

    /** Whether some turn holds one or two sub-moves; with a list, adds the partners of one in order. */
    private boolean fitting(long[] chosen, @org.jspecify.annotations.Nullable SubMoves found) {
        PairMatrix rows = table.rows;
        int i = rows.number(chosen[0]);
        int j = rows.number(chosen[chosen.length - 1]);
        if (i < 0 || j < 0 || chosen.length > 2) {
            return false;
        }
        if (chosen.length == 2) {
            return i != j && picked.has(i, j);
        }
        boolean any = false;
        for (int other = 0; other < rows.subs.length; other++) {
            boolean fits = picked.has(i, other);
            any |= fits;
            if (fits && found != null && other != i) {
                found.add(rows.subs[other]);
            }
        }
        return any;
    }
}
