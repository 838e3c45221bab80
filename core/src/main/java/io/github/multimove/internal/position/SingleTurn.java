package io.github.multimove.internal.position;

import io.github.multimove.internal.serial.Restored;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;

/** A turn of one sub-move: 24 bytes. */
public final class SingleTurn extends PackedTurn {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient BoardPosition position;
    private final transient long subMove;

    public SingleTurn(BoardPosition position, long subMove) {
        this.position = position;
        this.subMove = subMove;
    }

    @Override
    public BoardPosition position() {
        return Restored.held(position, "turn");
    }

    @Override
    public long[] packed() {
        return new long[] {subMove};
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw Restored.unproxied(SingleTurn.class);
    }
}
