package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.SoonerCheck;
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
    public @Nullable SoonerCheck check(Structure structure) {
        if (!(structure instanceof SiblingStructure siblings)) {
            return null;
        }
        return (field, attacker, from, on) -> {
            BitSiblings asSets = BitSiblings.of(siblings, field, 1 - attacker);
            if (asSets == null) {
                return SoonerCheck.Answer.UNKNOWN;
            }
            return asSets.completes(from, on, asSets.enemy, asSets.men.occupied)
                    ? SoonerCheck.Answer.YES
                    : SoonerCheck.Answer.NO;
        };
    }
}
