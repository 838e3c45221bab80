package io.github.multimove.internal.position;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The legal turns of one piece, listed in the documented order. */
public class ListedTurns extends TurnTable implements Turns {
    protected final long[] legal;
    protected final int size;

    /** The engine of a position with those turns. */
    public ListedTurns(BoardPosition position, SubMoves found) {
        super(position);
        legal = found.at;
        size = found.size;
    }

    @Override
    public final long subMove(int number) {
        return legal[number];
    }

    @Override
    public final BoardPosition after(int first, int second) {
        BoardPosition after = new BoardPosition(position, legal[first]);
        Structure.passed(after, legal[first], position.side);
        return after;
    }

    @Override
    public final long count() {
        return size;
    }

    @Override
    public final boolean isEmpty() {
        return size == 0;
    }

    @Override
    public final Iterator<Turn> objects() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public Turn next() {
                if (next >= size) {
                    throw new NoSuchElementException();
                }
                int number = next++;
                return new PairTurn(ListedTurns.this, number, number);
            }
        };
    }

    @Override
    public final boolean contains(long[] turn) {
        return turn.length == 1 && Arrays.binarySearch(legal, 0, size, turn[0]) >= 0;
    }

    @Override
    public final long[] at(long index) {
        return new long[] {legal[(int) index]};
    }

    @Override
    public final boolean completes(long[] chosen) {
        return chosen.length == 0 ? size > 0 : contains(chosen);
    }

    @Override
    public final long[] completions(long[] chosen) {
        return chosen.length == 0 ? Arrays.copyOf(legal, size) : new long[0];
    }
}
