package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.WalkedTurns;
import java.util.function.Predicate;

/** Those of some legal turns of a position that pass a test, in the same order. */
final class FilteredTurns extends WalkedTurns {
    private final BoardPosition position;
    private final Predicate<Turn> test;

    FilteredTurns(BoardPosition position, Turns all, Predicate<Turn> test) {
        super(all);
        this.position = position;
        this.test = test;
    }

    @Override
    protected boolean passes(long[] turn) {
        return test.test(new ArrayTurn(position, turn));
    }
}
