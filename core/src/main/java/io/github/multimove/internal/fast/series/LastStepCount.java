package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.StepRules;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Kind;

/**
 * Counts the turns of a move and a last step that is none: one that sets the neutral piece or pushes an enemy pawn. How many
 * of these follow a move is told from the squares that it empties and fills; no move is made. // must agree with
 * SeriesStructure: AgreementTest proves it
 */
final class LastStepCount {
    private final SeriesEngine rules;
    private final Attacks64 reach;
    private final Step last;
    private final boolean pushes;
    private final SubMoves moves = new SubMoves();

    LastStepCount(SeriesEngine rules) {
        this.last = rules.structure.step(rules.structure.length - 1);
        this.rules = rules;
        this.reach = rules.reach;
        this.pushes = last.kind() == Kind.PUSH;
    }

    /** The number of turns of a board that fits. */
    long count(BoardState position) {
        BoardState state = rules.without(position, rules.first, SeriesPrefixState.NONE);
        int enemySide = 1 - state.side;
        rules.list(state, rules.first, moves);
        long occupied = StepMoves.occupied(state);
        long enemyPawns = reach.pawns(state) & StepMoves.pieces(state, enemySide);
        long king = rules.sets.royals(state, enemySide);
        Step move = rules.structure.step(rules.first);
        long lastKing = (king & king - 1) == 0 ? king : 0;
        long total = 0;
        for (int i = 0; i < moves.size; i++) {
            long m = moves.at[i];
            if (!rules.structure.steps.fits(move, m)) {
                continue;
            }
            long taken = Packed.is(m, Packed.CAPTURE) ? 1L << Packed.capturedOn(m) : 0;
            if ((taken & lastKing) != 0) {
                total++;
                continue;
            }
            long left = taken | 1L << Packed.from(m);
            long filled = 1L << Packed.to(m);
            if (Packed.kind(m) == Packed.CASTLE) {
                var right = state.tables.castles[Packed.extra(m)];
                left |= 1L << right.rook().index();
                filled |= 1L << right.rookTo().index();
            }
            long empty = reach.board & ~((occupied & ~left) | filled);
            int steps = Long.bitCount(pushes ? pushed(enemySide, enemyPawns & ~taken, empty) : empty);
            total += StepRules.isDue(last, steps > 0) ? steps : steps + 1;
        }
        return total;
    }

    private long pushed(int side, long pawns, long empty) {
        return pawns == 0 ? 0 : reach.pawnShifts[reach.pawn[side]].to(0, pawns, empty, 0);
    }
}
