package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesEngine;
import io.github.multimove.internal.turns.series.SeriesStructure;
import org.jspecify.annotations.Nullable;

/** Engines for ordered turns. */
public final class SeriesFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        return structure instanceof SeriesStructure series
                ? position -> new SeriesEngine(series, position, rules.royal)
                : null;
    }
}
