package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import org.jspecify.annotations.Nullable;

/** Engines that answer sooner than the reference generator where declared facts let them. */
public interface EngineFamily {
    /** What makes engines for one structure of a rule set, or null if the family does not serve it. */
    @Nullable
    EngineMaker of(Rules rules, Structure structure);

    /** What tells check sooner than a structure itself, or null if the family does not serve it. */
    default @Nullable CheckAccelerator check(Structure structure) {
        return null;
    }
}
