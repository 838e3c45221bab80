package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Games won by capturing the last enemy piece; no piece is royal (rules/more-series.md, Progressive Take-All Chess). */
final class LastPieceLaw extends RoyalLaw {
    LastPieceLaw(RoyalRule.LastPiece rule, StructuresInTime structures) {
        super(structures, rule.withoutTurn());
    }

    @Override
    public int fewestRoyals(int side, boolean isToMove) {
        return 0;
    }

    @Override
    Optional<Outcome> royalEnd(BoardState state) {
        for (int side : new int[] {state.side, 1 - state.side}) {
            if (state.isWithoutPieces(side)) {
                return Optional.of(Outcome.win(GameTables.side(1 - side), Outcome.Reason.LAST_PIECE_CAPTURED));
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean isMate(BooleanSupplier isBoundWithoutTurn, BooleanSupplier isDoomed) {
        return false;
    }
}
