package io.github.multimove.internal.position;

import io.github.multimove.internal.serial.Restored;
import java.io.Serial;

/** A turn of any number of sub-moves. */
public final class ArrayTurn extends PackedTurn {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient BoardPosition position;
    private final transient long[] packed;

    public ArrayTurn(BoardPosition position, long[] packed) {
        this.position = position;
        this.packed = packed;
    }

    @Override
    public BoardPosition position() {
        return Restored.held(position, "turn");
    }

    @Override
    public long[] packed() {
        return packed;
    }
}
