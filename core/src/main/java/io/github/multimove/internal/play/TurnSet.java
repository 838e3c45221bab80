package io.github.multimove.internal.play;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.internal.position.BoardPosition;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What all legal turns and those that pass a test have in common: they refuse to be changed, and give filtered views. */
public abstract non-sealed class TurnSet extends AbstractSet<Turn> implements LegalTurns {
    private static final int ORDERED =
            Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.IMMUTABLE | Spliterator.NONNULL;

    /** So many turns are gone through before all are counted. */
    private static final int FEW = 1_000;

    final BoardPosition position;

    TurnSet(BoardPosition position) {
        this.position = position;
    }

    @Override
    public final BoardPosition position() {
        return position;
    }

    @Override
    public final int size() {
        try {
            return (int) Math.min(Integer.MAX_VALUE, count());
        } catch (ArithmeticException e) {
            return Integer.MAX_VALUE;
        }
    }

    @Override
    public final long countUpTo(long limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("expected a limit of 0 or more, found " + limit);
        }
        long found = 0;
        Iterator<Turn> turns = iterator();
        while (found < Math.min(limit, FEW) && turns.hasNext()) {
            turns.next();
            found++;
        }
        return found == limit || !turns.hasNext() ? found : countedUpTo(limit);
    }

    /** The smaller of the number of turns and a limit that is larger than {@value #FEW}. */
    abstract long countedUpTo(long limit);

    @Override
    public final Turn at(long index) {
        if (index >= 0 && isWalkedTo(index)) {
            long found = 0;
            for (Iterator<Turn> turns = iterator(); turns.hasNext(); found++) {
                Turn turn = turns.next();
                if (found == index) {
                    return turn;
                }
            }
            throw outOfBounds(index, found);
        }
        if (index < 0 || index >= count()) {
            throw outOfBounds(index, count());
        }
        return get(index);
    }

    private static IndexOutOfBoundsException outOfBounds(long index, long count) {
        String expected = count == 0 ? "no index where there is no turn" : "an index from 0 to " + (count - 1);
        return new IndexOutOfBoundsException("expected " + expected + ", found " + index);
    }

    /** Whether the turn at a place, from 0, is sought by going through the turns, if it is there at all. */
    abstract boolean isWalkedTo(long index);

    /** The turn at a place that is there. */
    abstract Turn get(long index);

    @Override
    public final Turn uniform(RandomGenerator random) {
        long count = count();
        if (count == 0) {
            throw new NoSuchElementException("no legal turn in " + position);
        }
        return get(random.nextLong(count));
    }

    @Override
    public final Turn draw(RandomGenerator random) {
        return drawn(random).orElseThrow(() -> new NoSuchElementException("no legal turn in " + position));
    }

    /** A turn at random without counting, if there is one. */
    abstract Optional<Turn> drawn(RandomGenerator random);

    @Override
    public final LegalTurns from(Square square) {
        position.rules().requireSquare(square);
        return new FilteredTurns(
                this,
                turn -> turn.subMoves().stream()
                        .anyMatch(subMove -> subMove.start().equals(square)),
                "that begin on " + square);
    }

    @Override
    public final LegalTurns givingCheck() {
        return new FilteredTurns(this, turn -> after(turn).isCheck(), "that give check");
    }

    @Override
    public final LegalTurns mating() {
        return new FilteredTurns(this, turn -> after(turn).isCheckmate(), "that mate");
    }

    private Position after(Turn turn) {
        return position.ruleSet().play(position, turn);
    }

    @Override
    public final Spliterator<Turn> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), ORDERED);
    }

    @Override
    public final Stream<Turn> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public final boolean add(Turn turn) {
        throw unchangeable();
    }

    @Override
    public final boolean remove(Object turn) {
        throw unchangeable();
    }

    @Override
    public final boolean removeIf(Predicate<? super Turn> filter) {
        throw unchangeable();
    }

    @Override
    public final boolean addAll(Collection<? extends Turn> turns) {
        throw unchangeable();
    }

    @Override
    public final boolean removeAll(Collection<?> turns) {
        throw unchangeable();
    }

    @Override
    public final boolean retainAll(Collection<?> turns) {
        throw unchangeable();
    }

    @Override
    public final void clear() {
        throw unchangeable();
    }

    private static UnsupportedOperationException unchangeable() {
        return new UnsupportedOperationException("legal turns cannot be changed");
    }

    /** The number in words; there may be more than can be counted. */
    final String number() {
        try {
            return Long.toString(count());
        } catch (ArithmeticException e) {
            return "more than " + Long.MAX_VALUE;
        }
    }
}
