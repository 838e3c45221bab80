package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.fast.sets.FastTables;
import io.github.multimove.internal.fast.sets.Reach;
import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.PlainEngine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.SoonerCheck;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Engines for a pawn and then a piece, and for two drops. */
public final class HalvesFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        if (rules.royal.guards()) {
            return null;
        }
        Halves halves = Halves.of(structure);
        if (halves != null) {
            // every turn is legal but castling, where attack forbids it
            return rules.tables.castles.length > 0 && rules.royal.forbidsCastling(1)
                    ? null
                    : position -> new HalvesEngine(position, halves);
        }
        if (structure instanceof SeriesStructure series && series.dropsPerTurn() == 2) {
            DropSquares squares = Objects.requireNonNull(series.drops);
            return position -> squares.mayDropRelocated(position)
                    ? new PlainEngine(position, series)
                    : new DropEngine(position, series, squares);
        }
        return null;
    }

    @Override
    public @Nullable SoonerCheck check(Structure structure) {
        Halves halves = Halves.of(structure);
        if (halves == null) {
            return null;
        }
        Reach reach = FastTables.of(structure.tables).emptyHanded;
        return (field, attacker, from, on) -> {
            if (field.hasPassed()) {
                return SoonerCheck.Answer.UNKNOWN; // a pawn that takes in passing opens a rank, too
            }
            boolean takes = (reach == null || field.hasStacks())
                    ? halves.canTake(field, attacker, on)
                    : BitHalfAttack.canTake(halves, field, reach, attacker, on);
            return takes ? SoonerCheck.Answer.YES : SoonerCheck.Answer.NO;
        };
    }
}
