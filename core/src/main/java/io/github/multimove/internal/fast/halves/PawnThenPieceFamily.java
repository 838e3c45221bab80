package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.ReferenceEngine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Engines for a pawn and then a piece, and for two drops. */
public final class PawnThenPieceFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        if (rules.royal.guards()) {
            return null;
        }
        PawnThenPieceMoves halves = PawnThenPieceMoves.of(structure);
        if (halves != null) {
            // every turn is legal but castling, where attack forbids it
            return rules.tables.castles.length > 0 && rules.royal.forbidsCastling(1)
                    ? null
                    : position -> new PawnThenPieceEngine(position, halves);
        }
        if (structure instanceof SeriesStructure series && series.dropsPerTurn() == 2) {
            DropSquares squares = Objects.requireNonNull(series.drops);
            return position -> squares.mayDropRelocated(position)
                    ? new ReferenceEngine(position, series)
                    : new DropEngine(position, series, squares);
        }
        return null;
    }

    @Override
    public @Nullable CheckAccelerator check(Structure structure) {
        PawnThenPieceMoves halves = PawnThenPieceMoves.of(structure);
        if (halves == null) {
            return null;
        }
        Attacks64 reach = GeometryTables.of(structure.tables).emptyHanded;
        return (field, attacker, from, on) -> {
            if (field.hasEnPassantSquares()) {
                return CheckAccelerator.Answer.UNKNOWN; // a pawn that captures en passant opens a rank, too
            }
            boolean takes = (reach == null || field.hasStacks())
                    ? halves.canCapture(field, attacker, on)
                    : PawnThenPieceCheck.canCapture(halves, field, reach, attacker, on);
            return takes ? CheckAccelerator.Answer.YES : CheckAccelerator.Answer.NO;
        };
    }
}
