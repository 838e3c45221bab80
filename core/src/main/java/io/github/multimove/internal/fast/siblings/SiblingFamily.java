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
                ? position -> new SiblingEngine(position, siblings, null)
                : null;
    }

    @Override
    public @Nullable CheckAccelerator check(Structure structure) {
        if (!(structure instanceof SiblingStructure siblings)) {
            return null;
        }
        return (field, attacker, from, on) -> {
            if (!SiblingBoard.holds(siblings, field)) {
                return CheckAccelerator.Answer.UNKNOWN;
            }
            SiblingBoard board = SiblingBoard.of(siblings, field);
            long attackers = attacker == field.side ? board.own : board.enemy;
            return board.completes(from, on, attackers, board.occupied)
                    ? CheckAccelerator.Answer.YES
                    : CheckAccelerator.Answer.NO;
        };
    }
}
