package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.turns.Selection;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The turns of a set that an engine selects, in the same order, without asking turn by turn. */
final class SelectedTurns extends TurnSet {
    private final TurnSet all;
    private final Supplier<SelectingEngine> from;
    private final Selection selection;
    /** Made when first asked; two threads may make two of them, which is harmless. */
    private @Nullable SelectingEngine engine;

    /**
     * Makes the view.
     *
     * @param all the set
     * @param from what answers for it
     * @param selection which of its turns are wanted
     */
    SelectedTurns(TurnSet all, Supplier<SelectingEngine> from, Selection selection) {
        super(all.position);
        this.all = all;
        this.from = from;
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
        return new SelectedTurns(this, this::engine, further);
    }

    @Override
    public long count() {
        return engine().count();
    }

    @Override
    public boolean isEmpty() {
        return engine().isEmpty();
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
