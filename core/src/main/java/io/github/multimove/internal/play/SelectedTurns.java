package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.turns.Selection;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The turns of a set that an engine selects, in the same order, without asking turn by turn. */
final class SelectedTurns extends TurnSet {
    private final TurnSet all;
    private final Supplier<SelectingEngine> from;
    private final LongUnaryOperator sooner;
    private final Selection selection;
    /** Made when first asked; two threads may make two of them, which is harmless. */
    private @Nullable SelectingEngine engine;

    /**
     * Makes the view.
     *
     * @param all the set
     * @param from what answers for it
     * @param sooner the number of turns up to a limit where it can be told without an engine, or -1
     * @param selection which of its turns are wanted
     */
    SelectedTurns(TurnSet all, Supplier<SelectingEngine> from, LongUnaryOperator sooner, Selection selection) {
        super(all.position);
        this.all = all;
        this.from = from;
        this.sooner = sooner;
        this.selection = selection;
    }

    private SelectingEngine engine() {
        SelectingEngine e = engine;
        if (e == null) {
            e = from.get().select(selection);
            engine = e;
        }
        return e;
    }

    @Override
    TurnSet select(Selection further) {
        return new SelectedTurns(this, this::engine, limit -> -1, further);
    }

    @Override
    public long count() {
        long count = engine == null ? sooner.applyAsLong(Long.MAX_VALUE) : -1;
        return count < 0 ? engine().count() : count;
    }

    @Override
    public boolean isEmpty() {
        long count = engine == null ? sooner.applyAsLong(1) : -1;
        return count < 0 ? engine().isEmpty() : count == 0;
    }

    @Override
    public boolean contains(Object object) {
        if (!(object instanceof Turn turn)) {
            return false;
        }
        if (turn instanceof PackedTurn packed && packed.isOf(position)) {
            return engine().contains(packed.packed());
        }
        return position.clause
                .structure
                .pack(position, turn.subMoves())
                .filter(engine()::contains)
                .isPresent();
    }

    @Override
    long countedUpTo(long limit) {
        return engine().countUpTo(limit);
    }

    @Override
    boolean isWalkedTo(long index) {
        return engine().isWalkedTo(index);
    }

    @Override
    Turn get(long index) {
        return new ArrayTurn(position, engine().at(index));
    }

    @Override
    Optional<Turn> drawn(RandomGenerator random) {
        return engine().draw(random).map(packed -> new ArrayTurn(position, packed));
    }

    @Override
    public Iterator<Turn> iterator() {
        return engine().iterator();
    }

    /** Returns how many turns there are, of which set. */
    @Override
    public String toString() {
        return number() + " turns " + selection.words() + ", of " + all;
    }
}
