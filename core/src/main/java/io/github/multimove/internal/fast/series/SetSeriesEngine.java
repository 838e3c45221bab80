package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.series.SeriesEngine;

/** Answers for ordered turns by their beginnings, counted from sets. */
final class SetSeriesEngine extends SeriesEngine {
    private final SeriesSets sets;

    SetSeriesEngine(SeriesSets sets, BoardState field) {
        super(sets.structure, field, sets.law);
        this.sets = sets;
    }

    @Override
    protected Counter counter() {
        return new SeriesCounter(sets)::count;
    }
}
