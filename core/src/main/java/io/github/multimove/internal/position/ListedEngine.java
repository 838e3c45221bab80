package io.github.multimove.internal.position;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The legal turns of one man, listed in the documented order. */
public final class ListedEngine extends TurnTable implements TurnObjects {
    private final long[] legal;
    private final int size;

    /** The engine of a position with those turns. */
    public ListedEngine(BoardPosition position, SubMoves found) {
        super(position);
        legal = found.at;
        size = found.size;
    }

    @Override
    public long subMove(int number) {
        return legal[number];
    }

    @Override
    public BoardPosition after(int first, int second) {
        BoardPosition after = new BoardPosition(position, legal[first]);
        Structure.passed(after, legal[first], position.side);
        return after;
    }

    @Override
    public long count() {
        return size;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public Cursor cursor() {
        return new Cursor(1) {
            private int next;

            @Override
            public boolean next() {
                if (next == ListedEngine.this.size) {
                    return false;
                }
                turn[0] = legal[next++];
                size = 1;
                return true;
            }
        };
    }

    @Override
    public Iterator<Turn> iterator() {
        return new Turns(this);
    }

    private static final class Turns implements Iterator<Turn> {
        private final ListedEngine all;
        private int next;

        Turns(ListedEngine all) {
            this.all = all;
        }

        @Override
        public boolean hasNext() {
            return next < all.size;
        }

        @Override
        public Turn next() {
            if (next >= all.size) {
                throw new NoSuchElementException();
            }
            int number = next++;
            return new RowTurn(all, number, number);
        }
    }

    @Override
    public boolean contains(long[] turn) {
        return turn.length == 1 && Arrays.binarySearch(legal, 0, size, turn[0]) >= 0;
    }

    @Override
    public long[] at(long index) {
        return new long[] {legal[(int) index]};
    }

    @Override
    public boolean completes(long[] chosen) {
        return chosen.length == 0 ? size > 0 : contains(chosen);
    }

    @Override
    public long[] completions(long[] chosen) {
        return chosen.length == 0 ? Arrays.copyOf(legal, size) : new long[0];
    }
}
