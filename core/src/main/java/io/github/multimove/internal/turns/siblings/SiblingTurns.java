package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.UndecidedException;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Answers for the legal turns of single pieces and siblings. Which sub-moves complete those entered is found by looking for
 * one turn with each, the others of the same set having all their squares.
 */
public class SiblingTurns implements Turns {
    private final SiblingStructure structure;
    private final BoardState field;
    private final RoyalGuard guard;
    /** Whether both sides move by the structure. */
    private final boolean areBoth;
    /** What one question has learned for the next. */
    private final AtomicReference<@Nullable SiblingSolvers> spare = new AtomicReference<>();

    /** The answer before, as the next question is mostly about one sub-move more. */
    private volatile @Nullable Offer last;

    /** Which sub-moves complete chosen ones; no others complete these and more. */
    @SuppressWarnings("ArrayRecordComponent") // never compared and never changed
    private record Offer(long[] chosen, long[] next) {}

    /** Makes the engine of a field under a royal rule, both sides of which may move by the structure or not. */
    public SiblingTurns(SiblingStructure structure, BoardState field, RoyalGuard guard, boolean areBoth) {
        this.structure = structure;
        this.field = field;
        this.guard = guard;
        this.areBoth = areBoth;
    }

    @Override
    public TurnCursor cursor() {
        return new SiblingCursor(new SiblingMoves(structure, field, structure.options()), solvers(), this::isSafe);
    }

    /** False where a turn is neither found soon nor refuted. */
    @Override
    public boolean isEmpty() {
        try {
            return !cursor().next();
        } catch (UndecidedException e) {
            return false;
        }
    }

    @Override
    public boolean contains(long[] turn) {
        return turn.length > 0 && structure.isPseudoLegal(field, turn) && isSafe(turn, turn.length);
    }

    private boolean isSafe(long[] turn, int size) {
        return guard.isSafe(structure, field, turn, size);
    }

    /** Sub-move by sub-move; going through turns takes long where siblings are many. */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        SiblingMoves moves = new SiblingMoves(structure, field, structure.options());
        SiblingSolvers solvers = used();
        Optional<long[]> turn = drawSubMoves(
                random,
                candidates(new long[0]),
                m -> isAlone(m) ? 1 : moves.members[moves.sets[Packed.from(m)]].length,
                chosen -> areOfOneSet(chosen) && isPartOfTurn(chosen, solvers));
        spare.set(solvers);
        return turn;
    }

    /** What tells which beginnings of turns can be completed. */
    protected final SiblingSolvers solvers() {
        return new SiblingSolvers(structure, field, guard, areBoth);
    }

    /** Those that the last question left, if no other question has them. */
    private SiblingSolvers used() {
        SiblingSolvers before = spare.getAndSet(null);
        if (before == null) {
            return solvers();
        }
        before.renew();
        return before;
    }

    // ---- entry ------------------------------------------------------------------------------------------------------

    @Override
    public boolean completes(long[] chosen) {
        if (chosen.length == 0 || !areOfOneSet(chosen)) {
            return chosen.length == 0 && !isEmpty();
        }
        SiblingSolvers solvers = used();
        boolean completes = isPartOfTurn(chosen, solvers);
        spare.set(solvers);
        return completes;
    }

    @Override
    public long[] completions(long[] chosen) {
        long[] candidates = candidates(chosen);
        SiblingSolvers solvers = used();
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        SubMoves next = new SubMoves();
        for (long m : candidates) {
            more[chosen.length] = m;
            if (areOfOneSet(more) && isPartOfTurn(more, solvers)) {
                next.add(m);
            }
        }
        spare.set(solvers);
        long[] found = next.toArray();
        last = new Offer(chosen, found);
        return found;
    }

    /** What may complete sub-moves: no more than completes all but the last of them, if that was asked before. */
    private long[] candidates(long[] chosen) {
        if (chosen.length > 0 && isAlone(chosen[0])) {
            return new long[0];
        }
        Offer before = last;
        if (before != null
                && before.chosen.length + 1 == chosen.length
                && TurnCursor.begins(chosen, chosen.length, before.chosen)) {
            return before.next;
        }
        SubMoves candidates = new SubMoves();
        byte[] sets = SiblingStructure.sets(field);
        for (int s = 0; s < sets.length; s++) {
            if (chosen.length == 0 || sets[s] == sets[Packed.from(chosen[0])]) {
                structure.candidates(field, s, candidates);
            }
        }
        return candidates.toArray();
    }

    private boolean areOfOneSet(long[] chosen) {
        byte[] sets = SiblingStructure.sets(field);
        for (long m : chosen) {
            if (sets[Packed.from(m)] != sets[Packed.from(chosen[0])]) {
                return false;
            }
        }
        return true;
    }

    /** Whether some legal turn holds sub-moves of one set; what is not refuted soon may be (rules/twins.md, 1). */
    private boolean isPartOfTurn(long[] chosen, SiblingSolvers solvers) {
        if (isAlone(chosen[0])) {
            return contains(chosen);
        }
        SiblingSolver solver = solvers.of(Packed.from(chosen[0]));
        return solver.isSupported() ? solver.mayHold(chosen) : isInTurn(chosen);
    }

    /** Whether a sub-move is a turn by itself. */
    private boolean isAlone(long m) {
        return SiblingStructure.sets(field)[Packed.from(m)] == 0
                || structure.description.bond() == SiblingBond.SEPARATED_SINGLE
                || Packed.kind(m) == Packed.CASTLE;
    }

    /** As {@link #isPartOfTurn}, going through turns. */
    private boolean isInTurn(long[] chosen) {
        TurnCursor legal = structure.legal(field, guard);
        while (legal.next()) {
            if (legal.holdsAll(chosen)) {
                return true;
            }
        }
        return false;
    }
}
