package io.github.multimove.internal.fast.sets;

import io.github.multimove.Turn;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.endings.Endings;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.RowTurn;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.position.TurnTable;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Selection;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The legal turns of one man, listed. */
final class OneManEngine extends TurnTable implements SelectingEngine {
    private final Reach reach;
    private final long[] legal;
    private final int size;

    OneManEngine(BoardPosition position, Reach reach) {
        super(position);
        SubMoves found = new SubMoves(48);
        OneMan.list(reach, position, found);
        this.reach = reach;
        legal = found.at;
        size = found.size;
    }

    /** The ones of another engine's turns that a selection wants. */
    private OneManEngine(OneManEngine all, Selection selection) {
        super(all.position);
        reach = all.reach;
        SubMoves found = new SubMoves(16);
        Field after = position.copy();
        for (int i = 0; i < all.size; i++) {
            if (all.isSelected(i, selection, after)) {
                found.add(all.legal[i]);
            }
        }
        legal = found.at;
        size = found.size;
    }

    private boolean isSelected(int i, Selection selection, Field after) {
        if (selection.kind() == Selection.Kind.ANY || selection.kind() == Selection.Kind.ALL) {
            return selection.test().test(Structure.unpack(position, legal[i]));
        }
        after.become(position);
        after.make(legal[i]);
        return Kings.isKingAttacked(reach, after)
                && (selection.kind() == Selection.Kind.CHECK
                        || (!OneMan.exists(reach, after) && Endings.isCheckmate(after(i, i))));
    }

    @Override
    public SelectingEngine select(Selection selection) {
        return new OneManEngine(this, selection);
    }

    @Override
    public long subMove(int number) {
        return legal[number];
    }

    @Override
    public BoardPosition after(int first, int second) {
        BoardPosition after = new BoardPosition(position, legal[first]);
        Plays.pass(after, legal[first], position.side);
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
                if (next == OneManEngine.this.size) {
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
        private final OneManEngine all;
        private int next;

        Turns(OneManEngine all) {
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
