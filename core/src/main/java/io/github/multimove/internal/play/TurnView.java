package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.CursorIterator;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.SelectingAnswers;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.position.TurnObjects;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.TurnSelection;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The legal turns of a position, or those of them that an engine selects, over the engine that answers for them. */
public final class TurnView extends TurnSet {
    /** The set of which these are selected, and how; null if these are all turns. */
    private final @Nullable TurnSet all;

    private final @Nullable TurnSelection selection;
    private final @Nullable Supplier<SelectingEngine> maker;
    /** Made when first asked; two threads may make two of them, which is harmless. */
    private @Nullable TurnEngine engine;

    /** All legal turns of a position. */
    public TurnView(BoardPosition position) {
        this(position, null, null, null);
    }

    private TurnView(
            BoardPosition position,
            @Nullable TurnSet all,
            @Nullable TurnSelection selection,
            @Nullable Supplier<SelectingEngine> maker) {
        super(position);
        this.all = all;
        this.selection = selection;
        this.maker = maker;
    }

    /** The engine that answers for these turns. */
    public TurnEngine engine() {
        TurnEngine e = engine;
        if (e == null) {
            Supplier<SelectingEngine> selected = maker;
            e = selected == null ? position.rules().engine(position) : selected.get();
            engine = e;
        }
        return e;
    }

    @Override
    TurnSet select(TurnSelection further) {
        if (selection != null) {
            return new TurnView(position, this, further, () -> ((SelectingEngine) engine()).select(further));
        }
        return position.rules().answers(position) instanceof SelectingAnswers answers
                ? new TurnView(position, this, further, () -> answers.engine(position, further))
                : super.select(further);
    }

    @Override
    public long count() {
        return selection == null ? position.rules().count(position) : engine().count();
    }

    @Override
    public boolean isEmpty() {
        return selection == null ? position.rules().isEmpty(position) : engine().isEmpty();
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
        return (selection == null && engine == null)
                ? position.rules().contains(position, packed)
                : engine().contains(packed);
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
        return engine().sample(random).map(packed -> new ArrayTurn(position, packed));
    }

    @Override
    public Iterator<Turn> iterator() {
        TurnEngine e = engine();
        return e instanceof TurnObjects objects ? objects.iterator() : new CursorIterator(e.cursor(), position);
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
