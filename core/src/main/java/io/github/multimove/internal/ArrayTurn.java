package io.github.multimove.internal;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;

/** A turn of any number of sub-moves. */
final class ArrayTurn extends PackedTurn {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient BoardPosition position;
    private final transient long[] packed;

    ArrayTurn(BoardPosition position, long[] packed) {
        this.position = position;
        this.packed = packed;
    }

    @Override
    BoardPosition position() {
        return position;
    }

    @Override
    long[] packed() {
        return packed;
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw Restored.unproxied(ArrayTurn.class);
    }
}
