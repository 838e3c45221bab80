package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import org.jspecify.annotations.Nullable;

/** Engines for up to so many pieces at once. */
public final class ProngFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        SimultaneousStructure prongs = SimultaneousStructure.free(structure);
        return prongs == null ? null : position -> ProngEngine.of(position, prongs);
    }
}
