package io.github.multimove.internal.play;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.TurnObjects;
import io.github.multimove.internal.position.CursorIterator;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The legal turns of a position as a set, over the engine that answers for them. */
public final class TurnView extends AbstractSet<Turn> implements LegalTurns {
    private static final int ORDERED =
            Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.IMMUTABLE | Spliterator.NONNULL;

    private final BoardPosition position;
    private @Nullable TurnEngine engine;

    public TurnView(BoardPosition position) {
        this.position = position;
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
    public Position position() {
        return position;
    }

    @Override
    public int size() {
        try {
            return (int) Math.min(Integer.MAX_VALUE, count());
        } catch (ArithmeticException e) {
            return Integer.MAX_VALUE;
        }
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
    public Turn at(long index) {
        if (index < 0 || index >= count()) {
            throw new IndexOutOfBoundsException("expected an index from 0 to " + (count() - 1) + ", found " + index);
        }
        return new ArrayTurn(position, engine().at(index));
    }

    @Override
    public Turn uniform(RandomGenerator random) {
        long count = count();
        if (count == 0) {
            throw new NoSuchElementException("no legal turn in " + position);
        }
        return new ArrayTurn(position, engine().at(random.nextLong(count)));
    }

    @Override
    public Set<Turn> from(Square square) {
        position.rules().requireSquare(square);
        return new AbstractSet<>() {
            @Override
            public Iterator<Turn> iterator() {
                return TurnView.this.stream().filter(this::begins).iterator();
            }

            private boolean begins(Turn turn) {
                return turn.subMoves().stream().map(SubMove::start).anyMatch(square::equals);
            }

            @Override
            public boolean contains(Object object) {
                return object instanceof Turn turn && TurnView.this.contains(turn) && begins(turn);
            }

            @Override
            public int size() {
                return (int) Math.min(
                        Integer.MAX_VALUE,
                        TurnView.this.stream().filter(this::begins).count());
            }
        };
    }

    @Override
    public Iterator<Turn> iterator() {
        TurnEngine e = engine();
        return e instanceof TurnObjects objects ? objects.iterator() : new CursorIterator(e.cursor(), position);
    }

    @Override
    public Spliterator<Turn> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), ORDERED);
    }

    @Override
    public Stream<Turn> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public boolean add(Turn turn) {
        throw new UnsupportedOperationException("legal turns cannot be changed");
    }

    @Override
    public boolean remove(Object turn) {
        throw new UnsupportedOperationException("legal turns cannot be changed");
    }

    @Override
    public boolean removeIf(java.util.function.Predicate<? super Turn> filter) {
        throw new UnsupportedOperationException("legal turns cannot be changed");
    }

    @Override
    public boolean addAll(java.util.Collection<? extends Turn> turns) {
        throw new UnsupportedOperationException("legal turns cannot be changed");
    }

    @Override
    public boolean removeAll(java.util.Collection<?> turns) {
        throw new UnsupportedOperationException("legal turns cannot be changed");
    }

    @Override
    public boolean retainAll(java.util.Collection<?> turns) {
        throw new UnsupportedOperationException("legal turns cannot be changed");
    }

    @Override
    public void clear() {
        throw new UnsupportedOperationException("legal turns cannot be changed");
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
        String count;
        try {
            count = Long.toString(count());
        } catch (ArithmeticException e) {
            count = "more than " + Long.MAX_VALUE;
        }
        return count + " legal turns of " + position.ruleSet().id() + " at " + position;
    }
}
