package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.CursorIterator;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;
import java.util.Iterator;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The legal turns of a position, or those of them that an engine selects, over the engine that answers for them. */
public final class TurnView extends TurnSet {
    /** The set of which these are selected, and how; null if these are all turns. */
    private final @Nullable TurnSet all;

    private final @Nullable TurnSelection selection;
    /** Made when first asked; two threads may make two of them, which is harmless. */
    private @Nullable Turns turns;
    /** The number of these turns, or -1 until it is asked for; two threads may both count, which is harmless. */
    private volatile long counted = -1;

    /** All legal turns of a position. */
    public TurnView(BoardPosition position) {
        this(position, null, null, null);
    }

    private TurnView(
            BoardPosition position, @Nullable TurnSet all, @Nullable TurnSelection selection, @Nullable Turns turns) {
        super(position);
        this.all = all;
        this.selection = selection;
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
    TurnSet select(TurnSelection further) {
        Turns selected = selection == null
                ? position.rules().engine(position).turns(position, further)
                : turns().select(further);
        return selected == null ? super.select(further) : new TurnView(position, this, further, selected);
    }

    @Override
    public long count() {
        long known = counted;
        if (known < 0) {
            known = selection == null ? position.rules().engine(position).count(position) : turns().count();
            counted = known;
        }
        return known;
    }

    @Override
    public boolean isEmpty() {
        return selection == null ? position.rules().engine(position).isEmpty(position) : turns().isEmpty();
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

    @Override
    long countedUpTo(long limit) {
        return turns().countUpTo(limit);
    }

    @Override
    boolean isWalkedTo(long index) {
        return turns().isWalkedTo(index);
    }

    @Override
    Turn get(long index) {
        return new ArrayTurn(position, turns().at(index));
    }

    @Override
    Optional<Turn> drawn(RandomGenerator random) {
        return turns().sample(random).map(packed -> new ArrayTurn(position, packed));
    }

    @Override
    public Iterator<Turn> iterator() {
        Iterator<Turn> objects = turns().objects();
        return objects != null ? objects : new CursorIterator(turns().cursor(), position);
    }

    @Override
    public boolean equals(Object other) {
        boolean isOfEqual = selection == null
                && other instanceof TurnView view
                && view.selection == null
                && view.position.equals(position);
        return isOfEqual || super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** Returns how many turns there are, and of which position or set. */
    @Override
    public String toString() {
        return selection == null
                ? number() + " legal turns of " + position.ruleSet().id() + " at " + position
                : number() + " turns " + selection.words() + ", of " + all;
    }
}
