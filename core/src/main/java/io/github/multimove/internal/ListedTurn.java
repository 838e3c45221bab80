package io.github.multimove.internal;

import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.List;

/** A turn that a program has put together. */
public final class ListedTurn extends Turn {
    private final List<SubMove> subMoves;

    /** Makes a turn of an unmodifiable list. */
    public ListedTurn(List<SubMove> subMoves) {
        this.subMoves = subMoves;
    }

    @Override
    public List<SubMove> subMoves() {
        return subMoves;
    }
}
