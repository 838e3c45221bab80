package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Some of the legal turns of a position, which are gone through one by one for every question but whether one is among them. */
public abstract class WalkedTurns extends ReferenceTurns {
    private static final int TRIES = 64;

    protected final Turns all;

    /** Makes a part of some turns of a position. */
    protected WalkedTurns(BoardPosition position, Turns all) {
        super(position);
        this.all = all;
    }

    /** Whether one of all turns is one of these. */
    protected abstract boolean passes(long[] turn);

    @Override
    public TurnCursor cursor() {
        return new SafeCursor(all.cursor(), (turn, size) -> {
            Interruption.check();
            return passes(Arrays.copyOf(turn, size));
        });
    }

    @Override
    public final boolean contains(long[] turn) {
        return all.contains(turn) && passes(turn);
    }

    @Override
    public boolean isWalkedTo(long index) {
        return true;
    }

    @Override
    public long countUpTo(long limit) {
        TurnCursor cursor = cursor();
        long count = 0;
        while (count < limit && cursor.next()) {
            count++;
        }
        return count;
    }

    /** Some tries among all turns; if none is one of these, one of the first of these. */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        for (int i = 0; i < TRIES; i++) {
            Optional<long[]> turn = all.sample(random);
            if (turn.isEmpty() || passes(turn.get())) {
                return turn;
            }
        }
        return drawAmongFirst(random);
    }
}
