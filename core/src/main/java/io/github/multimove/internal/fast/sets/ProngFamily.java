package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.fast.wide.Tables128;
import io.github.multimove.internal.fast.wide.WideAnswers;
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
        if (!(structure instanceof SimultaneousStructure prongs)) {
            return null;
        }
        Tables128 wide = prongs.most == 1 && !rules.royal.guards() ? GeometryTables.of(structure.tables).wide : null;
        return position -> wide != null && wide.fits(position)
                ? WideAnswers.listed(position, prongs, wide)
                : ProngEngine.of(position, prongs);
    }
}
