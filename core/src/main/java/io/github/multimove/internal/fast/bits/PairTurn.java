package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.serial.Restored;
import io.github.multimove.internal.turns.Structure;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;

/** A turn of one or two sub-moves of a table that all turns of a position share: 24 bytes. */
public final class PairTurn extends PackedTurn {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient PairTable table;
    private final transient int first;
    private final transient int second;

    PairTurn(PairTable table, int first, int second) {
        this.table = table;
        this.first = first;
        this.second = second;
    }

    @Override
    public BoardPosition position() {
        return table.position;
    }

    @Override
    public long[] packed() {
        return second < 0 ? new long[] {table.subs[first]} : new long[] {table.subs[first], table.subs[second]};
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw Restored.unproxied(PairTurn.class);
    }

    // what perft spends its time on: the same as for an array of sub-moves, without the array

    @Override
    public Field after(Structure structure, Field field) {
        return structure.after(field, table.subs[first], second < 0 ? -1 : table.subs[second]);
    }

    @Override
    public boolean resetsClock() {
        return Packed.is(table.subs[first] | (second < 0 ? 0 : table.subs[second]), Packed.CLOCK);
    }
}
