package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import org.jspecify.annotations.Nullable;

/** Engines for siblings. */
public final class SiblingFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        return structure instanceof SiblingStructure siblings
                ? position -> new SiblingEngine(position, siblings)
                : null;
    }
}
