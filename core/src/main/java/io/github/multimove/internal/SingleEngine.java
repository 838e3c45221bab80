package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/** The legal turns of one sub-move: counted by {@link SingleCounter}, all else by the engine for any number of them. */
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
        long count = SingleCounter.count(position, prongs);
        return count < 0 ? general().count() : count;
    }

    @Override
    public boolean isEmpty() {
        return count() == 0;
    }

    @Override
    public Cursor cursor() {
        return general().cursor();
    }

    @Override
    public boolean contains(long[] turn) {
        return general().contains(turn);
    }

    @Override
    public long[] at(long index) {
        return general().at(index);
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
