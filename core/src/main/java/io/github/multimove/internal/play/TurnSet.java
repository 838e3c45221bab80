package io.github.multimove.internal.play;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.notation.AlgebraicForms;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnSelection;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
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

    /** The smaller of the number of turns and a limit that is larger than {@value #FEW}; gone through if need be. */
    long countedUpTo(long limit) {
        long count = 0;
        for (Iterator<Turn> turns = iterator(); count < limit && turns.hasNext(); turns.next()) {
            count++;
        }
        return count;
    }

    @Override
    public boolean isEmpty() {
        return !iterator().hasNext();
    }

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
    boolean isWalkedTo(long index) {
        return true;
    }

    /** The turn at a place that is there. */
    Turn get(long index) {
        return at(index);
    }

    @Override
    public final Turn uniform(RandomGenerator random) {
        long count = count();
        if (count == 0) {
            throw new NoSuchElementException("no legal turn in " + position);
        }
        return get(random.nextLong(count));
    }

    @Override
    public final Turn sample(RandomGenerator random) {
        return drawn(random).orElseThrow(() -> new NoSuchElementException("no legal turn in " + position));
    }

    @Override
    public final List<Turn> sample(int number, RandomGenerator random) {
        if (number < 0) {
            throw new IllegalArgumentException("expected a number of 0 or more, found " + number);
        }
        List<Turn> drawn = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            drawn.add(sample(random));
        }
        return Collections.unmodifiableList(drawn);
    }

    @Override
    public final long indexOf(Turn turn) {
        Objects.requireNonNull(turn, "turn");
        if (!contains(turn)) {
            return -1;
        }
        long place = 0;
        for (Iterator<Turn> turns = iterator(); turns.hasNext(); place++) {
            if ((place & 1023) == 1023) {
                Interruption.check();
            }
            if (turns.next().equals(turn)) {
                return place;
            }
        }
        throw new IllegalStateException("a member of these turns is among them: " + turn);
    }

    /** A turn at random without counting, if there is one. */
    abstract Optional<Turn> drawn(RandomGenerator random);

    /** The turns of this set that are wanted; asked turn by turn unless a set knows better. */
    TurnSet select(TurnSelection selection) {
        Predicate<? super SubMove> test = selection.test();
        Predicate<Turn> wanted = switch (selection.kind()) {
            case ANY -> turn -> turn.subMoves().stream().anyMatch(test);
            case ALL -> turn -> turn.subMoves().stream().allMatch(test);
            case CHECK -> turn -> after(turn).isCheck();
            case MATE -> turn -> after(turn).isCheckmate();
        };
        return new FilteredTurns(this, wanted, selection.words());
    }

    @Override
    public final LegalTurns from(Square square) {
        position.rules().requireSquare(square);
        return select(new TurnSelection(
                TurnSelection.Kind.ANY, subMove -> subMove.start().equals(square), "that begin on " + square));
    }

    @Override
    public final LegalTurns moving(Square square) {
        position.rules().requireSquare(square);
        return select(new TurnSelection(
                TurnSelection.Kind.ANY, TurnViews.moves(position, square), "that move the piece of " + square));
    }

    @Override
    public final LegalTurns leavingAlone(Square square) {
        position.rules().requireSquare(square);
        return select(new TurnSelection(
                TurnSelection.Kind.ALL,
                TurnViews.moves(position, square).negate(),
                "that leave the piece of " + square + " alone"));
    }

    @Override
    public final LegalTurns capturing() {
        return select(TurnSelection.CAPTURES);
    }

    @Override
    public final LegalTurns capturing(Square square) {
        position.rules().requireSquare(square);
        return select(new TurnSelection(
                TurnSelection.Kind.ANY,
                subMove -> subMove.isCapture() && subMove.capturedOn().equals(square),
                "that capture on " + square));
    }

    @Override
    public final LegalTurns promoting() {
        return select(new TurnSelection(
                TurnSelection.Kind.ANY,
                subMove -> subMove instanceof SubMove.Promotion || subMove instanceof SubMove.Choice,
                "that promote"));
    }

    @Override
    public final LegalTurns any(Predicate<? super SubMove> test) {
        Objects.requireNonNull(test, "test");
        return select(new TurnSelection(TurnSelection.Kind.ANY, test, "of which some sub-move passes a test"));
    }

    @Override
    public final LegalTurns all(Predicate<? super SubMove> test) {
        Objects.requireNonNull(test, "test");
        return select(new TurnSelection(TurnSelection.Kind.ALL, test, "of which every sub-move passes a test"));
    }

    @Override
    public final LegalTurns givingCheck() {
        return select(TurnSelection.CHECKS);
    }

    @Override
    public final LegalTurns mating() {
        return select(TurnSelection.MATES);
    }

    @Override
    public final LegalTurns winning() {
        RoyalLaw royal = position.rules().royal;
        return royal.isWonByMateAlone() && !position.tables.hasGoals()
                ? select(TurnSelection.MATES.named("that win"))
                : new FilteredTurns(this, this::wins, "that win");
    }

    private boolean wins(Turn turn) {
        return after(turn)
                .outcome()
                .flatMap(Outcome::winner)
                .filter(position.side()::equals)
                .isPresent();
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
    public final Stream<String> algebraic() {
        return stream().map(new AlgebraicForms(position)::of);
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
