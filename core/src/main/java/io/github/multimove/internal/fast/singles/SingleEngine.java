package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.fast.prongs.ShortcutEngine;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.simultaneous.Prongs;

/** The legal turns of one sub-move from {@link Singles}; what those cannot tell, the engine for any number of them does. */
public final class SingleEngine extends ShortcutEngine {
    /** Makes the engine of a position. */
    public SingleEngine(BoardPosition position, Prongs prongs) {
        super(position, prongs);
    }

    @Override
    public long count() {
        // singles keep lists of their own: each question has its own ones
        Singles singles = Singles.of(position, prongs);
        return singles == null ? general().count() : singles.count();
    }

    @Override
    public boolean isEmpty() {
        Singles singles = Singles.of(position, prongs);
        return singles == null ? general().isEmpty() : !singles.exists();
    }

    @Override
    public Cursor cursor() {
        Singles singles = Singles.of(position, prongs);
        return singles == null ? general().cursor() : new SingleCursor(singles);
    }
}
