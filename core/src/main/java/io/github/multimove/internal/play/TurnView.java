package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.CursorIterator;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.SelectingAnswers;
import io.github.multimove.internal.position.TurnObjects;
import io.github.multimove.internal.turns.Selection;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.Iterator;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The legal turns of a position as a set, over the engine that answers for them. */
public final class TurnView extends TurnSet {
    private @Nullable TurnEngine engine;

    public TurnView(BoardPosition position) {
        super(position);
    }

    /** Made when first asked; two threads may make two of them, which is harmless. */
    public TurnEngine engine() {
        TurnEngine e = engine;
        if (e == null) {
            e = position.rules().engine(position);
            engine = e;
        }
        return e;
    }

    @Override
    TurnSet select(Selection selection) {
        return !(position.rules().answers(position) instanceof SelectingAnswers answers)
                ? super.select(selection)
                : new SelectedTurns(
                        this,
                        () -> answers.engine(position),
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
    public boolean contains(Object object) {
        if (!(object instanceof Turn turn)) {
            return false;
        }
        if (turn instanceof PackedTurn packed && packed.isOf(position)) {
            return engine().contains(packed.packed());
        }
        return pack(turn).isPresent();
    }

    /** The packed form of a turn if it is legal here. */
    Optional<long[]> pack(Turn turn) {
        return position.clause.structure.pack(position, turn.subMoves()).filter(packed -> engine().contains(packed));
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
