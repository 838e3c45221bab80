package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of an ordered turn: the board as its sub-moves left it, the mover still to move, what the steps that follow
 * depend on, and which sub-moves may follow. Whoever goes through ordered turns goes from beginning to beginning. Never
 * changed after it is made.
 */
public final class SeriesPrefixState {
    /** No sub-move yet. */
    public static final long NONE = -1;

    private final SeriesStructure structure;
    /** The royal rule; without one, no piece's safety counts. */
    private final @Nullable RoyalGuard guard;

    public final @Nullable SeriesPrefixState before;
    public final BoardState state;
    /** The number of sub-moves made. */
    public final int made;
    /** The place of the step to be made next, one after that of the last sub-move. */
    public final int step;
    /** The place of the step that the last sub-move was made as, or -1. */
    public final int lastPlace;
    /** Where steps are made in any order, the places of those made, one bit each. */
    final long done;
    /** The last sub-move, or {@link #NONE}. */
    public final long last;
    /** Whether the turn is whole, whatever was still due. */
    public final boolean ended;
    /** Whether an event has ended it. */
    public final boolean byEvent;
    /** Where the pieces stand that have moved in this turn, or round, if that matters to what may follow; else empty. */
    public final BitSet moved;
    /** Where the piece stands that has just moved. */
    public final int lastSquare;
    /** The group of kinds of the piece that moved first, or -1. */
    public final int kin;

    /** Found when first asked; two threads may find it twice, which is harmless. */
    private volatile @Nullable SeriesContinuations next;
    /** This beginning with a capture that leads to a turn, where captures are mandatory; kept, for what follows it is known. */
    private volatile @Nullable SeriesPrefixState capturing;

    private SeriesPrefixState(SeriesStructure structure, BoardState state, @Nullable RoyalGuard guard) {
        this.structure = structure;
        this.guard = guard;
        this.before = null;
        this.state = state;
        this.made = 0;
        this.step = 0;
        this.lastPlace = -1;
        this.done = 0;
        this.last = NONE;
        this.ended = false;
        this.byEvent = false;
        this.moved = new BitSet();
        this.lastSquare = -1;
        this.kin = -1;
    }

    /** A beginning with one more sub-move, made as the step at a place. */
    SeriesPrefixState(SeriesPrefixState before, long m, int place, boolean newRound) {
        this.structure = before.structure;
        this.guard = before.guard;
        this.before = before;
        this.state = SeriesStructure.made(before.state, m);
        this.made = before.made + 1;
        boolean anyOrder = structure.description.isInAnyOrder();
        this.step = anyOrder ? made : place + 1;
        this.lastPlace = place;
        this.done = anyOrder ? before.done | 1L << place : 0;
        this.last = m;
        boolean isLast = structure.steps.isLast(before, place);
        this.byEvent = !isLast
                && structure.description.closing() == Closing.ENDS
                && structure.events.by(before.state, state, m).isPresent();
        this.ended = byEvent
                || structure.step(place).isLast()
                || isLast
                || SeriesStructure.capturesLast(before.state, state, m);
        int kind = Packed.kind(m);
        boolean isMove = kind <= Packed.CASTLE;
        this.lastSquare = kind == Packed.REMOTE ? Packed.from(m) : Packed.to(m);
        this.moved = structure.steps.asksMoved() ? moved(before, m, newRound) : before.moved;
        this.kin = before.kin < 0 && (isMove || kind == Packed.DROP) ? structure.kin[Packed.type(m)] : before.kin;
    }

    /** Where the pieces stand that have moved, after one more sub-move. */
    private BitSet moved(SeriesPrefixState before, long m, boolean newRound) {
        BitSet moved = newRound ? new BitSet() : (BitSet) before.moved.clone();
        int kind = Packed.kind(m);
        boolean isMove = kind <= Packed.CASTLE;
        if (isMove) {
            moved.clear(Packed.from(m));
        }
        if (kind == Packed.CASTLE) {
            CastlingRight right = structure.tables.castles[Packed.extra(m)];
            moved.clear(right.rook().index());
            moved.set(right.rookTo().index());
        }
        if (kind == Packed.SWAP) {
            moved.set(Packed.from(m));
        }
        if (isMove || kind == Packed.DROP || kind == Packed.SWAP) {
            moved.set(lastSquare);
        }
        return moved;
    }

    /** The empty beginning of a turn on a board, under a royal rule; without one, no piece's safety counts. */
    public static SeriesPrefixState start(SeriesStructure structure, BoardState state, @Nullable RoyalGuard guard) {
        return new SeriesPrefixState(structure, state, guard);
    }

    /** Whether, where steps are made in any order, the one at a place has been made. */
    public boolean hasDone(int place) {
        return (done >>> place & 1) != 0;
    }

    /** The sub-moves made. */
    public long[] turn() {
        long[] turn = new long[made];
        SeriesPrefixState at = this;
        for (int i = made - 1; i >= 0; i--) {
            turn[i] = at.last;
            at = Objects.requireNonNull(at.before);
        }
        return turn;
    }

    // ---- what may follow --------------------------------------------------------------------------------------------

    private SeriesContinuations next() {
        SeriesContinuations known = next;
        if (known == null) {
            Interruption.check();
            known = structure.steps.continuations(this, guard);
            if (structure.steps.asksCaptures(guard) && leadsByCapture(known)) {
                known.require(m -> Packed.is(m, Packed.CAPTURE));
            }
            next = known;
        }
        return known;
    }

    /** Whether a sub-move that captures may follow and be gone on from to a turn. */
    private boolean leadsByCapture(SeriesContinuations known) {
        for (int i = 0; i < known.size(); i++) {
            long m = known.subMoves.at[i];
            if (Packed.is(m, Packed.CAPTURE)) {
                SeriesPrefixState then = new SeriesPrefixState(this, m, known.step(i), known.newRound);
                if (then.firstTurn() != null) {
                    capturing = then;
                    return true;
                }
            }
        }
        return false;
    }

    /** The number of sub-moves that may follow. */
    public int size() {
        return next().subMoves.size;
    }

    /** A sub-move that may follow; they ascend. */
    public long subMove(int i) {
        return next().subMoves.at[i];
    }

    /** The place of the step that a sub-move would be. */
    public int place(int i) {
        return next().step(i);
    }

    /** Whether nothing follows a sub-move that may follow, but for what events and captures end. */
    public boolean isLastStep(int i) {
        return structure.steps.isLast(this, place(i));
    }

    /** Whether the sub-moves that may follow begin a new round (rules/progressive.md, 6). */
    public boolean beginsRound() {
        return next().newRound;
    }

    /** This beginning with one of the sub-moves that may follow. */
    public SeriesPrefixState then(int i) {
        SeriesPrefixState known = capturing;
        return known != null && known.last == subMove(i)
                ? known
                : new SeriesPrefixState(this, subMove(i), place(i), beginsRound());
    }

    /** This beginning with a sub-move, or null if it may not follow. */
    public @Nullable SeriesPrefixState with(long m) {
        if (next == null
                && !structure.steps.asksCaptures(guard)
                && !(made > 0 && structure.description.next() == Series.Next.ROUNDS)) {
            Interruption.check();
            return structure.steps.with(this, m, guard);
        }
        int i = next().indexOf(m);
        return i < 0 ? null : then(i);
    }

    /** Whether the turn may be what has been played, the safety of royal pieces at its end aside. */
    public boolean mayStop() {
        return next().stop != SeriesContinuations.Stop.NO;
    }

    /** Whether the turn may be what has been played, and leaves the mover's royal pieces as they must be. */
    public boolean isTurn() {
        RoyalGuard asked = guard;
        if (asked == null || !mayStop()) {
            return mayStop();
        }
        BoardState end = structure.end(this, next().stop == SeriesContinuations.Stop.STUCK);
        return asked.mayEnd(end, state.side) && (made == 0 || !asked.matesByDrop(end, state.side, last));
    }

    /** The first turn, in the documented order, that begins so, if there is one. */
    public @Nullable SeriesPrefixState firstTurn() {
        if (isTurn()) {
            return this;
        }
        for (int i = 0; i < size(); i++) {
            SeriesPrefixState found = then(i).firstTurn();
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
