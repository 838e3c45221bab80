package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.fast.wide.WideAnswers;
import io.github.multimove.internal.fast.wide.WideTables;
import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** Engines for up to so many men at once. */
public final class ProngFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        if (!(structure instanceof Prongs prongs)) {
            return null;
        }
        WideTables wide = prongs.most == 1 && !rules.royal.guards() ? FastTables.of(structure.tables).wide : null;
        return position -> wide != null && wide.fits(position)
                ? WideAnswers.listed(position, prongs, wide)
                : ProngEngine.of(position, prongs);
    }
}
