package io.github.multimove.internal.position;

import io.github.multimove.Turn;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Makes turns of what a cursor goes through. */
public final class CursorIterator implements Iterator<Turn> {
    private final TurnCursor cursor;
    private final BoardPosition position;
    private boolean ready;
    private boolean more = true;

    public CursorIterator(TurnCursor cursor, BoardPosition position) {
        this.cursor = cursor;
        this.position = position;
    }

    @Override
    public boolean hasNext() {
        if (!ready && more) {
            more = cursor.next();
            ready = true;
        }
        return more;
    }

    @Override
    public Turn next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        ready = false;
        return new ArrayTurn(position, cursor.toArray());
    }
}
