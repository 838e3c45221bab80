package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesEngine;
import io.github.multimove.internal.turns.series.SeriesStructure;
import org.jspecify.annotations.Nullable;

/** Engines for ordered turns: counted from sets where these serve, else beginning by beginning. */
public final class SeriesFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        if (!(structure instanceof SeriesStructure series)) {
            return null;
        }
        SeriesSets sets = SeriesSets.of(rules, series);
        return sets == null ? position -> new SeriesEngine(series, position, rules.royal) : sets;
    }

    @Override
    public @Nullable CheckAccelerator check(Structure structure) {
        if (!(structure instanceof SeriesStructure series)) {
            return null;
        }
        CheckAccelerator check = PawnThenPieceCheck.of(series);
        return check == null ? TwoMoveCheck.of(series) : check;
    }
}
