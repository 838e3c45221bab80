package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.EnPassant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which series sets serve, decided from declared facts: moves alone, a first one that must be made and one later kind of
 * step, over a board whose pieces sets show. The royal rule asks nothing, or the opponent captures royal pieces by attack: then an
 * end is safe exactly where no enemy could capture the king by one sub-move.
 */
final class SeriesSets {
    final SeriesStructure structure;
    final RoyalLaw law;
    final StepMoves sets;
    /** By side, whether the sets serve its turns. */
    private final boolean[] serves = new boolean[2];

    private SeriesSets(SeriesStructure structure, Rules rules, StepMoves sets) {
        this.structure = structure;
        this.law = rules.royal;
        this.sets = sets;
        for (int side = 0; side < 2; side++) {
            serves[side] = !law.guardsBetween() || judgesByAttack(rules.structures.judge(1 - side));
        }
    }

    private static boolean judgesByAttack(Structure judge) {
        return judge instanceof SeriesStructure series && series.judgesByAttack();
    }

    /** Returns what serves a structure of a rule set, or null if nothing does. */
    static @Nullable SeriesSets of(Rules rules, SeriesStructure structure) {
        Attacks64 reach = GeometryTables.of(rules.tables).reach;
        return reach != null && fits(structure, rules.royal)
                ? new SeriesSets(structure, rules, new StepMoves(reach))
                : null;
    }

    private static boolean fits(SeriesStructure structure, RoyalLaw law) {
        List<Step> steps = structure.description.steps();
        boolean isMoves =
                steps.stream().allMatch(step -> step.kind() == Step.Kind.MOVE && step.pieces() == Step.Pieces.ALL);
        Step first = steps.get(0);
        boolean isShort =
                structure.length <= 2 || structure.description.length().isPresent();
        if (!isMoves || first.duty() != Duty.REQUIRED || !isShort || structure.description.isCommuting()) {
            return false;
        }
        if (steps.size() == 1) {
            return true;
        }
        Step later = steps.get(1);
        boolean passing = later.enPassant() != EnPassant.ALLOWED || first.enPassant() == EnPassant.ALLOWED;
        // a round is over where no pseudo-legal move is left, which safe moves do not tell
        boolean rounds = structure.description.next() != Next.ROUNDS || later.isSafe() || !law.guardsBetween();
        return passing && rounds;
    }

    /** Whether a field's turns are served. */
    boolean serves(BoardState field) {
        return serves[field.side] && sets.serves(field);
    }

    /** Whether the mover's king must be safe after the step at a place, further sub-moves to follow. */
    boolean isSafeBetween(int place) {
        return law.guardsBetween() && structure.step(place).isSafe();
    }

    /** Whether a beginning may be the turn as far as its mover's king is concerned. */
    boolean mayEnd(BoardState after) {
        return !law.guards() || !sets.isAttacked(after, after.side);
    }

    /** Whether the en passant squares before the turn mean anything at a place, after a sub-move or at the start. */
    boolean usesEnPassantSquares(int place, long last) {
        return switch (structure.step(place).enPassant()) {
            case ALLOWED -> true;
            case AFTER_ANOTHER -> place == 0 || Packed.is(last, Packed.EN_PASSANT);
            case NEVER -> false;
        };
    }
}
