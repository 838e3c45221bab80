package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The turns of a position, or those of them that are wanted, over the engine that answers for them.
 *
 * @param <E> the kind of engine
 */
abstract class EngineTurns<E extends TurnEngine> extends TurnSet {
    /** Made when first asked; two threads may make two of them, which is harmless. */
    private @Nullable E engine;

    EngineTurns(BoardPosition position) {
        super(position);
    }

    /** Makes the engine. */
    abstract E newEngine();

    /** The engine that answers for these turns. */
    public final E engine() {
        E e = engine;
        if (e == null) {
            e = newEngine();
            engine = e;
        }
        return e;
    }

    /** Whether the engine has been made. */
    final boolean hasEngine() {
        return engine != null;
    }

    @Override
    public final boolean contains(Object object) {
        if (!(object instanceof Turn turn)) {
            return false;
        }
        if (turn instanceof PackedTurn packed && packed.isOf(position)) {
            return has(packed.packed());
        }
        return pack(turn).isPresent();
    }

    /** Whether packed sub-moves are one of these turns. */
    boolean has(long[] packed) {
        return engine().contains(packed);
    }

    /** The packed form of a turn if it is among these. */
    final Optional<long[]> pack(Turn turn) {
        return position.clause.structure.pack(position, turn.subMoves()).filter(this::has);
    }

    @Override
    final long countedUpTo(long limit) {
        return engine().countUpTo(limit);
    }

    @Override
    final boolean isWalkedTo(long index) {
        return engine().isWalkedTo(index);
    }

    @Override
    final Turn get(long index) {
        return new ArrayTurn(position, engine().at(index));
    }

    @Override
    final Optional<Turn> drawn(RandomGenerator random) {
        return engine().sample(random).map(packed -> new ArrayTurn(position, packed));
    }
}
