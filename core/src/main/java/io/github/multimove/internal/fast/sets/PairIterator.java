package io.github.multimove.internal.fast.sets;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.PairTurn;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Goes through the bits of {@link PairMatrix}; it stands on a turn or after the last. */
final class PairIterator implements Iterator<Turn> {
    private final PairTurns turns;
    private final PairMatrix rows;
    private final long[] row;
    private int first = -1;
    /** The word of the row that it stands in, and its bits from the one that it stands on. */
    private int word;

    private long bits;

    PairIterator(PairTurns turns) {
        this.turns = turns;
        this.rows = turns.rows;
        this.row = new long[rows.words];
        this.word = rows.words - 1;
        seek();
    }

    /** Goes to the next word with a bit. */
    private void seek() {
        while (true) {
            while (++word < row.length) {
                bits = row[word];
                if (bits != 0) {
                    return;
                }
            }
            if (++first >= rows.subs.length) {
                return;
            }
            rows.row(first, row, turns.filters);
            word = (first >> 6) - 1;
        }
    }

    @Override
    public boolean hasNext() {
        return bits != 0;
    }

    @Override
    public Turn next() {
        if (bits == 0) {
            throw new NoSuchElementException();
        }
        Turn turn = new PairTurn(turns, first, word << 6 | Long.numberOfTrailingZeros(bits));
        bits &= bits - 1;
        if (bits == 0) {
            seek();
        }
        return turn;
    }
}
