package io.github.multimove.internal;

/** The legal turns of one sub-move from {@link Singles}; what those cannot tell, the engine for any number of them does. */
final class SingleEngine extends ShortcutEngine {

    SingleEngine(BoardPosition position, Prongs prongs) {
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
