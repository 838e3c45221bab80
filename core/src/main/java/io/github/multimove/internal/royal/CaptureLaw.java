package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Games won by capturing the king: every pseudo-legal turn is legal, but for strict castling (rules/common.md, Legal turn). */
final class CaptureLaw extends RoyalLaw {
    private final boolean strictCastling;
    /** Whether a turn may take off the mover's own king: siblings strike (rules/twins.md, 3b). */
    private final boolean isOwnStruck;

    CaptureLaw(RoyalRule.Capture rule, StructuresInTime structures) {
        super(structures, rule.withoutTurn());
        this.strictCastling = rule.strictCastling();
        this.isOwnStruck = structures.facts.stacks();
    }

    @Override
    public boolean forbidsCastling(int groups) {
        return strictCastling;
    }

    @Override
    boolean asksWhereItCastles(int side) {
        return true;
    }

    @Override
    public int fewestRoyals(int side, boolean isToMove) {
        return isToMove || isOwnStruck ? 0 : 1;
    }

    @Override
    Optional<Outcome> royalEnd(BoardState state) {
        int loser = state.royalCount(state.side) == 0 ? state.side : 1 - state.side;
        return loser == state.side || (isOwnStruck && state.royalCount(loser) == 0)
                ? Optional.of(Outcome.win(GameTables.side(1 - loser), Outcome.Reason.KING_CAPTURED))
                : Optional.empty();
    }

    @Override
    public boolean isMateSign(BoardState after, BooleanSupplier isMate) {
        return after.royalCount(after.side) == 0;
    }

    @Override
    public boolean endsWithoutRoyals() {
        return true;
    }

    @Override
    public boolean isMate(BooleanSupplier isBoundWithoutTurn, BooleanSupplier isDoomed) {
        return isDoomed.getAsBoolean();
    }
}
