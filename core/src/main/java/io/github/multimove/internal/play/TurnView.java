package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The legal turns of a position as a set, over the engine that answers for them. */
public final class TurnView extends TurnSet {
    private final Structure structure;
    private @Nullable TurnEngine engine;

    public TurnView(BoardPosition position) {
        super(position);
        this.structure = position.rules().structureAt(position);
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
        return pack(turn).isPresent();
    }

    /** The packed form of a turn if it is legal here. */
    Optional<long[]> pack(Turn turn) {
        return structure.pack(position.field, turn.subMoves()).filter(packed -> engine().contains(packed));
    }

    @Override
    Turn get(long index) {
        return new ArrayTurn(position, engine().at(index));
    }

    @Override
    public Iterator<Turn> iterator() {
        Cursor cursor = engine().cursor();
        return new Iterator<>() {
            private boolean ready;
            private boolean more = true;

            @Override
            public boolean hasNext() {
                if (!ready && more) {
                    more = cursor.next();
                    ready = true;
                }
                return more;
            }

            @Override
            public Turn next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return cursor.make(position);
            }
        };
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
