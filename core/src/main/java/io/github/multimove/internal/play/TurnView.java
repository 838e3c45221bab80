package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.CursorIterator;
import io.github.multimove.internal.position.SelectingAnswers;
import io.github.multimove.internal.position.TurnObjects;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.TurnSelection;
import java.util.Iterator;

/** The legal turns of a position as a set, over the engine that answers for them. */
public final class TurnView extends EngineTurns<TurnEngine> {
    public TurnView(BoardPosition position) {
        super(position);
    }

    @Override
    TurnEngine newEngine() {
        return position.rules().engine(position);
    }

    @Override
    TurnSet select(TurnSelection selection) {
        return !(position.rules().answers(position) instanceof SelectingAnswers answers)
                ? super.select(selection)
                : new SelectedTurns(
                        this,
                        () -> answers.engine(position, selection),
                        limit -> answers.countSelected(position, selection, limit),
                        selection);
    }

    @Override
    public long count() {
        return position.rules().count(position);
    }

    @Override
    public boolean isEmpty() {
        return position.rules().isEmpty(position);
    }

    @Override
    boolean has(long[] packed) {
        return hasEngine() ? super.has(packed) : position.rules().contains(position, packed);
    }

    @Override
    public Iterator<Turn> iterator() {
        TurnEngine e = engine();
        return e instanceof TurnObjects objects ? objects.iterator() : new CursorIterator(e.cursor(), position);
    }

    @Override
    public boolean equals(Object other) {
        if (other instanceof TurnView view && view.position.equals(position)) {
            return true;
        }
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** Returns how many turns there are, and of which position. */
    @Override
    public String toString() {
        return number() + " legal turns of " + position.ruleSet().id() + " at " + position;
    }
}
