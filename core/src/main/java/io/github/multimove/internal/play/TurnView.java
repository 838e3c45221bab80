package io.github.multimove.internal.play;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.WalkedTurns;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;
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
import org.jspecify.annotations.Nullable;

/**
 * The legal turns of a position, or those of them that pass a test, over what answers for them in packed form. Refuses to be
 * changed.
 */
public final class TurnView extends AbstractSet<Turn> implements LegalTurns {
    private static final int ORDERED =
            Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.IMMUTABLE | Spliterator.NONNULL;

    /** So many turns are gone through before all are counted. */
    private static final int FEW = 1_000;

    private final BoardPosition position;
    /** The set of which these are some, and which of it; null if these are all turns. */
    private final @Nullable TurnView all;

    private final String which;
    /** Made when first asked; two threads may make two of them, which is harmless. */
    private @Nullable Turns turns;
    /** The number of these turns, or -1 until it is asked for; two threads may both count, which is harmless. */
    private volatile long counted = -1;

    /** All legal turns of a position. */
    public TurnView(BoardPosition position) {
        this(position, null, "", null);
    }

    private TurnView(BoardPosition position, @Nullable TurnView all, String which, @Nullable Turns turns) {
        this.position = position;
        this.all = all;
        this.which = which;
        this.turns = turns;
    }

    /** The packed turns that are these. */
    public Turns turns() {
        Turns known = turns;
        if (known == null) {
            known = position.rules().turns(position);
            turns = known;
        }
        return known;
    }

    @Override
    public Iterator<Turn> iterator() {
        Iterator<Turn> objects = turns().objects();
        return objects != null ? objects : made(turns().cursor());
    }

    /** Makes turns of what a cursor goes through. */
    public Iterator<Turn> made(TurnCursor cursor) {
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
                return new ArrayTurn(position, cursor.toArray());
            }
        };
    }

    @Override
    public boolean contains(Object object) {
        if (object instanceof PackedTurn packed && packed.isOf(position)) {
            return has(packed.packed());
        }
        return object instanceof Turn turn && pack(turn).isPresent();
    }

    /** The packed form of a turn if it is among these. */
    Optional<long[]> pack(Turn turn) {
        return position.clause.structure.pack(position, turn.subMoves()).filter(this::has);
    }

    private boolean has(long[] packed) {
        return turns == null ? position.rules().engine(position).contains(position, packed) : turns().contains(packed);
    }

    // ---- numbers ----------------------------------------------------------------------------------------------------

    @Override
    public long count() {
        long known = counted;
        if (known < 0) {
            known = all == null ? position.rules().engine(position).count(position) : turns().count();
            counted = known;
        }
        return known;
    }

    @Override
    public BoardPosition position() {
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
    public long countUpTo(long limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("expected a limit of 0 or more, found " + limit);
        }
        long found = 0;
        Iterator<Turn> first = iterator();
        while (found < Math.min(limit, FEW) && first.hasNext()) {
            first.next();
            found++;
        }
        return found == limit || !first.hasNext() ? found : turns().countUpTo(limit);
    }

    @Override
    public boolean isEmpty() {
        return all == null ? position.rules().engine(position).isEmpty(position) : turns().isEmpty();
    }

    @Override
    public Turn at(long index) {
        if (index >= 0 && turns().isWalkedTo(index)) {
            long found = 0;
            for (Iterator<Turn> first = iterator(); first.hasNext(); found++) {
                Turn turn = first.next();
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

    /** The turn at a place that is there. */
    private Turn get(long index) {
        return new ArrayTurn(position, turns().at(index));
    }

    @Override
    public Turn uniform(RandomGenerator random) {
        long count = count();
        if (count == 0) {
            throw new NoSuchElementException("no legal turn in " + position);
        }
        return get(random.nextLong(count));
    }

    @Override
    public Turn sample(RandomGenerator random) {
        return turns().sample(random)
                .map(packed -> new ArrayTurn(position, packed))
                .orElseThrow(() -> new NoSuchElementException("no legal turn in " + position));
    }

    @Override
    public List<Turn> sample(int number, RandomGenerator random) {
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
    public long indexOf(Turn turn) {
        Objects.requireNonNull(turn, "turn");
        if (!contains(turn)) {
            return -1;
        }
        long place = 0;
        for (Iterator<Turn> each = iterator(); each.hasNext(); place++) {
            if ((place & 1023) == 1023) {
                Interruption.check();
            }
            if (each.next().equals(turn)) {
                return place;
            }
        }
        throw new IllegalStateException("a member of these turns is among them: " + turn);
    }

    // ---- views ------------------------------------------------------------------------------------------------------

    private TurnView view(String words, Turns some) {
        return new TurnView(position, this, words, some);
    }

    /** The turns of this set that are wanted; asked turn by turn unless what answers for them knows better. */
    private TurnView select(TurnSelection selection) {
        return view(selection.words(), selected(selection));
    }

    private Turns selected(TurnSelection selection) {
        Turns selected = turns().select(selection);
        return selected != null ? selected : filter(wanted(selection));
    }

    private TurnView some(Predicate<? super SubMove> test, String words) {
        return select(new TurnSelection(TurnSelection.Kind.ANY, test, words));
    }

    private Turns filter(Predicate<Turn> test) {
        return new WalkedTurns(position, turns()) {
            @Override
            protected boolean passes(long[] turn) {
                return test.test(new ArrayTurn(position, turn));
            }
        };
    }

    private Predicate<Turn> wanted(TurnSelection selection) {
        return switch (selection.kind()) {
            case ANY, ALL -> turn -> selection.holds(turn.subMoves());
            case CHECK -> turn -> after(turn).isCheck();
            case MATE -> turn -> after(turn).isCheckmate();
        };
    }

    @Override
    public LegalTurns from(Square square) {
        position.tables.requireSquare(square);
        return some(subMove -> subMove.start().equals(square), "that begin on " + square);
    }

    @Override
    public LegalTurns moving(Square square) {
        position.tables.requireSquare(square);
        return some(moves(square), "that move the piece of " + square);
    }

    /**
     * Whether a sub-move of a turn acts on whatever stands on a square before the turn. In ordered turns a piece that has come
     * to the square within the turn is another one: so of an empty square no piece does, and of an enemy a push or swap alone. A piece
     * of the mover's is there until the first sub-move that begins there, which is its.
     */
    private Predicate<SubMove> moves(Square square) {
        int piece = position.piece(square.index());
        if (piece == 0) {
            return subMove -> false;
        }
        if (piece == BoardState.NEUTRAL) {
            return SubMove.Place.class::isInstance;
        }
        boolean isOwn = (piece & 1) == position.side;
        return subMove -> {
            if (subMove instanceof SubMove.Swap swap) {
                boolean isOtherOwn = swap.other().side() == swap.piece().side();
                return (isOwn == isOtherOwn && swap.to().equals(square))
                        || (isOwn && swap.from().equals(square));
            }
            if (!isOwn) {
                return subMove instanceof SubMove.Push push && push.from().equals(square);
            }
            return subMove.origin().filter(square::equals).isPresent()
                    || (subMove instanceof SubMove.Castling castling
                            && castling.rookFrom().equals(square))
                    || (subMove instanceof SubMove.RelocatingDrop drop
                            && drop.to().equals(square));
        };
    }

    @Override
    public LegalTurns capturing() {
        return select(TurnSelection.CAPTURES);
    }

    @Override
    public LegalTurns capturing(Square square) {
        position.tables.requireSquare(square);
        return some(subMove -> subMove.isCapture() && subMove.capturedOn().equals(square), "that capture on " + square);
    }

    @Override
    public LegalTurns promoting() {
        return some(TurnView::promotes, "that promote");
    }

    private static boolean promotes(SubMove subMove) {
        return subMove instanceof SubMove.Promotion || subMove instanceof SubMove.Choice;
    }

    @Override
    public LegalTurns quiet() {
        return select(new TurnSelection(
                TurnSelection.Kind.ALL,
                subMove -> !subMove.isCapture() && !promotes(subMove),
                "that neither capture nor promote"));
    }

    @Override
    public LegalTurns withAny(Predicate<? super SubMove> test) {
        return some(Objects.requireNonNull(test, "test"), "of which some sub-move passes a test");
    }

    @Override
    public LegalTurns withAll(Predicate<? super SubMove> test) {
        Objects.requireNonNull(test, "test");
        return select(new TurnSelection(TurnSelection.Kind.ALL, test, "of which every sub-move passes a test"));
    }

    @Override
    public LegalTurns givingCheck() {
        return select(TurnSelection.CHECKS);
    }

    @Override
    public LegalTurns mating() {
        return select(TurnSelection.MATES);
    }

    @Override
    public LegalTurns winning() {
        RoyalLaw royal = position.rules().royal;
        boolean byMate = royal.isWonByMateAlone() && !position.tables.goals.isAny;
        return view("that win", byMate ? selected(TurnSelection.MATES) : filter(this::wins));
    }

    private boolean wins(Turn turn) {
        return after(turn)
                .outcome()
                .flatMap(Outcome::winner)
                .filter(position.side()::equals)
                .isPresent();
    }

    private Position after(Turn turn) {
        return position.play(turn);
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
    public Stream<String> algebraic() {
        Algebraic algebraic = all == null ? new Algebraic(position, turns()) : new Algebraic(position);
        return stream().map(PackedTurn.class::cast).map(algebraic::write);
    }

    @Override
    public boolean add(Turn turn) {
        throw unchangeable();
    }

    @Override
    public boolean remove(Object turn) {
        throw unchangeable();
    }

    @Override
    public boolean removeIf(Predicate<? super Turn> filter) {
        throw unchangeable();
    }

    @Override
    public boolean addAll(Collection<? extends Turn> turns) {
        throw unchangeable();
    }

    @Override
    public boolean removeAll(Collection<?> turns) {
        throw unchangeable();
    }

    @Override
    public boolean retainAll(Collection<?> turns) {
        throw unchangeable();
    }

    @Override
    public void clear() {
        throw unchangeable();
    }

    private static UnsupportedOperationException unchangeable() {
        return new UnsupportedOperationException("legal turns cannot be changed");
    }

    // ---- as a set ---------------------------------------------------------------------------------------------------

    @Override
    public boolean equals(Object other) {
        boolean isOfEqual =
                all == null && other instanceof TurnView view && view.all == null && view.position.equals(position);
        return isOfEqual || super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** Returns how many turns there are, and of which position or set. */
    @Override
    public String toString() {
        return all == null
                ? number() + " legal turns of " + position.ruleSet().id() + " at " + position
                : number() + " turns " + which + ", of " + all;
    }

    /** The number in words; there may be more than can be counted. */
    private String number() {
        try {
            return Long.toString(count());
        } catch (ArithmeticException e) {
            return "more than " + Long.MAX_VALUE;
        }
    }
}
