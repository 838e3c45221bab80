package io.github.multimove.internal.position;

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
}
