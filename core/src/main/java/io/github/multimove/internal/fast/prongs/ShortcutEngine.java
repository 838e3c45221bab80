package io.github.multimove.internal.fast.prongs;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** Answers for simultaneous sub-moves that know a shorter way for some questions, and leave the rest to {@link ProngEngine}. */
public abstract class ShortcutEngine implements TurnEngine {
    public final BoardPosition position;
    public final Prongs prongs;
    private @Nullable TurnEngine general;

    public ShortcutEngine(BoardPosition position, Prongs prongs) {
        this.position = position;
        this.prongs = prongs;
    }

    /** Made when first asked; two threads may make two of them, which is harmless. */
    public final TurnEngine general() {
        TurnEngine g = general;
        if (g == null) {
            g = ProngEngine.of(position, prongs);
            general = g;
        }
        return g;
    }

    @Override
    public final boolean contains(long[] turn) {
        return prongs.isLegal(position, position.rules().royal, turn);
    }

    @Override
    public final boolean completes(long[] chosen) {
        return general().completes(chosen);
    }

    @Override
    public final long[] completions(long[] chosen) {
        return general().completions(chosen);
    }
}
