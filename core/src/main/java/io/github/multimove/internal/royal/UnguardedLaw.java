package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.Side;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import java.util.function.BooleanSupplier;

/** Games in which no piece has to be safe: every pseudo-legal turn is legal (rules/common.md, Legal turn). */
abstract class UnguardedLaw extends RoyalLaw {
    private final RoyalRule.WithoutTurn withoutTurn;

    UnguardedLaw(StructuresInTime structures, RoyalRule.WithoutTurn withoutTurn) {
        super(structures);
        this.withoutTurn = withoutTurn;
    }

    @Override
    public final Outcome withoutTurn(Side mover, boolean isBound) {
        return withoutTurn(mover, withoutTurn);
    }

    @Override
    public final boolean guards() {
        return false;
    }

    @Override
    public final boolean mayStandExposed() {
        return true;
    }

    @Override
    public final boolean isMateSign(BoardState after, BooleanSupplier isMate) {
        return royalEnd(after).isPresent();
    }

    @Override
    public final boolean forbidsCastling(int groups) {
        return false;
    }

    @Override
    public final boolean mayHaveCastled(BoardState after, long castling, int mover) {
        return true;
    }

    @Override
    public final boolean guardsBetween() {
        return false;
    }

    @Override
    public final boolean mayGoOn(BoardState midst, int mover) {
        return true;
    }

    @Override
    public final boolean mayEnd(BoardState after, int mover) {
        return true;
    }
}
