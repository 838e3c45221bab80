package io.github.multimove.internal.fast.sets;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.TurnTable;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** The legal turns of one or two pieces, answered from {@link PairMatrix} without going through them. */
final class PairTurns extends TurnTable implements Turns {
    final PairMatrix rows;
    /** What takes turns out of the rows, in this order. */
    final List<PairFilter> filters;

    PairTurns(BoardPosition position, PairMatrix rows, List<PairFilter> filters) {
        super(position);
        this.rows = rows;
        this.filters = filters;
    }

    @Override
    public long subMove(int number) {
        return rows.subs[number];
    }

    @Override
    public BoardPosition after(int first, int second) {
        long[] all = rows.changes();
        int other = (second == first ? rows.subs.length : second) * PairMatrix.EACH;
        long m = rows.subs[first] | rows.subs[second];
        BoardPosition after = new BoardPosition(position, all, first * PairMatrix.EACH, other, (m & Packed.CLOCK) != 0);
        if ((m & Packed.PASSING) != 0) {
            rows.pass(after, first, second);
        }
        return after;
    }

    @Override
    public Turns select(TurnSelection selection) {
        List<PairFilter> all = new ArrayList<>(filters);
        boolean makesTurns =
                selection.kind() == TurnSelection.Kind.CHECK || selection.kind() == TurnSelection.Kind.MATE;
        all.add(makesTurns ? all.size() : 0, PairFilter.of(this, selection));
        return new PairTurns(position, rows, all);
    }

    @Override
    public long count() {
        return rows.count(filters);
    }

    @Override
    public boolean isEmpty() {
        return !new PairIterator(this).hasNext();
    }

    @Override
    public Iterator<Turn> objects() {
        return new PairIterator(this);
    }

    @Override
    public boolean contains(long[] turn) {
        if (turn.length == 0 || turn.length > 2) {
            return false;
        }
        int first = rows.number(turn[0]);
        int second = rows.number(turn[turn.length - 1]);
        boolean ordered = turn.length == 1 || first < second;
        return first >= 0 && second >= 0 && ordered && has(first, second);
    }

    /** Whether two different sub-moves make up a turn, or one that is given twice. */
    private boolean has(int one, int other) {
        int first = Math.min(one, other);
        int later = Math.max(one, other);
        long[] row = new long[rows.words];
        rows.row(first, row);
        for (int w = 0; w < row.length; w++) {
            row[w] &= w == later >> 6 ? 1L << later : 0;
        }
        filters.forEach(filter -> filter.pick(first, row));
        return row[later >> 6] != 0;
    }

    @Override
    public long[] at(long index) {
        long[] row = new long[rows.words];
        long left = index;
        for (int i = 0; i < rows.subs.length; i++) {
            rows.row(i, row, filters);
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
        if (chosen.length == 0) {
            return !isEmpty();
        }
        int i = rows.number(chosen[0]);
        int j = rows.number(chosen[chosen.length - 1]);
        if (i < 0 || j < 0 || chosen.length > 2) {
            return false;
        }
        if (chosen.length == 2) {
            return i != j && has(i, j);
        }
        for (int other = 0; other < rows.subs.length; other++) {
            if (has(i, other)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long[] completions(long[] chosen) {
        SubMoves found = new SubMoves();
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        for (long m : rows.subs) {
            more[chosen.length] = m;
            if (completes(more)) {
                found.add(m);
            }
        }
        return found.toArray();
    }
}
