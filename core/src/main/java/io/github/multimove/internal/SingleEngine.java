package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/** The legal turns of one sub-move from {@link Singles}; what those cannot tell, the engine for any number of them does. */
final class SingleEngine implements TurnEngine {
    private final BoardPosition position;
    private final Prongs prongs;
    private @Nullable TurnEngine general;

    SingleEngine(BoardPosition position, Prongs prongs) {
        this.position = position;
        this.prongs = prongs;
    }

    private TurnEngine general() {
        TurnEngine g = general;
        if (g == null) {
            g = ProngEngine.of(position, prongs);
            general = g;
        }
        return g;
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

    @Override
    public boolean contains(long[] turn) {
        return prongs.isLegal(position, turn);
    }

    @Override
    public boolean completes(BoardPosition of, long[] chosen) {
        return general().completes(of, chosen);
    }

    @Override
    public long[] completions(BoardPosition of, long[] chosen) {
        return general().completions(of, chosen);
    }
}
