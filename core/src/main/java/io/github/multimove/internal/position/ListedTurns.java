package io.github.multimove.internal.position;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The legal turns of one piece, listed in the documented order. */
public final class ListedTurns extends TurnTable implements Turns {
    private final long[] legal;
    private final int size;

    /** The engine of a position with those turns. */
    public ListedTurns(BoardPosition position, SubMoves found) {
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
    public Iterator<Turn> objects() {
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
    public Turns select(TurnSelection selection) {
        SubMoves found = new SubMoves(16);
        for (int i = 0; i < size; i++) {
            boolean isSelected = switch (selection.kind()) {
                case ANY, ALL -> selection.test().test(Structure.unpack(position, legal[i]));
                case CHECK -> after(i, i).isCheck();
                case MATE -> after(i, i).isCheckmate();
            };
            if (isSelected) {
                found.add(legal[i]);
            }
        }
        return new ListedTurns(position, found);
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
