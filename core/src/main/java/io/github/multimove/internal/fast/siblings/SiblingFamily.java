package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import org.jspecify.annotations.Nullable;

/** Engines for siblings. */
public final class SiblingFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        return structure instanceof SiblingStructure siblings
                ? position -> new SiblingEngine(position, siblings, false)
                : null;
    }

    @Override
    public @Nullable CheckAccelerator check(Structure structure) {
        if (!(structure instanceof SiblingStructure siblings)) {
            return null;
        }
        return (field, attacker, from, on) -> {
            BitSiblings asSets = BitSiblings.of(siblings, field, 1 - attacker);
            if (asSets == null) {
                return CheckAccelerator.Answer.UNKNOWN;
            }
            return asSets.completes(from, on, asSets.enemy, asSets.pieces.occupied)
                    ? CheckAccelerator.Answer.YES
                    : CheckAccelerator.Answer.NO;
        };
    }
}
