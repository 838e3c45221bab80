package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.fast.singles.SingleEngine;
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
        if (prongs.most > 1) {
            return position -> ProngEngine.of(position, prongs);
        }
        WideTables wide = FastTables.of(structure.tables).wide;
        // who guards royal men is answered for without an engine, unless his royal men are more than two
        return position -> wide != null && !rules.royal.guards() && wide.fits(position)
                ? WideAnswers.listed(position, prongs, wide)
                : new SingleEngine(position, prongs);
    }
}
