package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.fast.prongs.ShortcutEngine;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** The legal turns of one sub-move from {@link Singles}; what those cannot tell, the engine for any number of them does. */
public final class SingleEngine extends ShortcutEngine {

    private final @Nullable WideTables wide;

    /** Makes the engine of a position; its game may fit tables of two words. */
    public SingleEngine(BoardPosition position, Prongs prongs, @Nullable WideTables wide) {
        super(position, prongs);
        this.wide = wide;
    }

    @Override
    public long count() {
        // singles keep lists of their own: each question has its own ones
        Singles singles = Singles.of(position, prongs, wide);
        return singles == null ? general().count() : singles.count();
    }

    @Override
    public boolean isEmpty() {
        Singles singles = Singles.of(position, prongs, wide);
        return singles == null ? general().isEmpty() : !singles.exists();
    }

    @Override
    public Cursor cursor() {
        Singles singles = Singles.of(position, prongs, wide);
        return singles == null ? general().cursor() : new SingleCursor(singles);
    }
}
