package io.github.multimove.internal.position;

import io.github.multimove.internal.serial.Restored;
import java.io.Serial;

/** A turn of one or two sub-moves of a table that all turns of a position share: 24 bytes. */
public final class PairTurn extends PackedTurn {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient TurnTable table;
    private final transient int first;
    private final transient int second;

    /** A turn of two sub-moves, or of one that is given twice. */
    public PairTurn(TurnTable table, int first, int second) {
        this.table = table;
        this.first = first;
        this.second = second;
    }

    @Override
    public BoardPosition position() {
        return Restored.held(table, "turn").position;
    }

    @Override
    public long[] packed() {
        long m = table.subMove(first);
        return first == second ? new long[] {m} : new long[] {m, table.subMove(second)};
    }

    @Override
    BoardPosition play() {
        return table.after(first, second);
    }
}
