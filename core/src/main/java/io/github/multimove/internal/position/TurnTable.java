package io.github.multimove.internal.position;

import io.github.multimove.Turn;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Iterator;

/** The sub-moves of a position, numbered in the documented order, which all turns handed out for it share. */
public abstract class TurnTable {
    public final BoardPosition position;

    protected TurnTable(BoardPosition position) {
        this.position = position;
    }

    /** A sub-move, packed. */
    public abstract long subMove(int number);

    /** The position after a turn of two sub-moves, or of one that is given twice. */
    public abstract BoardPosition after(int first, int second);

    /** The turns as objects. */
    public abstract Iterator<Turn> objects();

    /** The same as packed sub-moves. */
    public final TurnCursor cursor() {
        Iterator<Turn> all = objects();
        return new TurnCursor(2) {
            @Override
            public boolean next() {
                if (!all.hasNext()) {
                    return false;
                }
                turn = ((PackedTurn) all.next()).packed();
                size = turn.length;
                return true;
            }
        };
    }
}
