package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.turns.TurnSelection;
import java.util.Iterator;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/** The turns of a set that an engine selects, in the same order, without asking turn by turn. */
final class SelectedTurns extends EngineTurns<SelectingEngine> {
    private final TurnSet all;
    private final Supplier<SelectingEngine> from;
    private final LongUnaryOperator sooner;
    private final TurnSelection selection;

    /**
     * Makes the view.
     *
     * @param all the set
     * @param from makes what answers for the turns that are wanted
     * @param sooner the number of turns up to a limit where it can be told without an engine, or -1
     * @param selection which of its turns are wanted
     */
    SelectedTurns(TurnSet all, Supplier<SelectingEngine> from, LongUnaryOperator sooner, TurnSelection selection) {
        super(all.position);
        this.all = all;
        this.from = from;
        this.sooner = sooner;
        this.selection = selection;
    }

    @Override
    SelectingEngine newEngine() {
        return from.get();
    }

    @Override
    TurnSet select(TurnSelection further) {
        return new SelectedTurns(this, () -> engine().select(further), limit -> -1, further);
    }

    @Override
    public long count() {
        long count = hasEngine() ? -1 : sooner.applyAsLong(Long.MAX_VALUE);
        return count < 0 ? engine().count() : count;
    }

    @Override
    public boolean isEmpty() {
        long count = hasEngine() ? -1 : sooner.applyAsLong(1);
        return count < 0 ? engine().isEmpty() : count == 0;
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
