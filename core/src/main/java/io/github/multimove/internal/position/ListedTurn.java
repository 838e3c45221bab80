package io.github.multimove.internal.position;

import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.io.NotSerializableException;
import java.io.Serial;
import java.util.List;

/** A turn that a program has put together. */
public final class ListedTurn extends Turn {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient List<SubMove> subMoves;

    /** Makes a turn of an unmodifiable list. */
    public ListedTurn(List<SubMove> subMoves) {
        this.subMoves = subMoves;
    }

    @Override
    public List<SubMove> subMoves() {
        return subMoves;
    }

    @Serial
    private Object writeReplace() throws NotSerializableException {
        throw new NotSerializableException("turn " + this + ", which was put together and is of no position");
    }
}
