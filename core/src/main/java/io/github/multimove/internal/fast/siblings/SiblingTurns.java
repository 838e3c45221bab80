package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.siblings.SiblingCursor;
import io.github.multimove.internal.turns.siblings.SiblingMoves;
import io.github.multimove.internal.turns.siblings.SiblingSolver;
import io.github.multimove.internal.turns.siblings.SiblingSolvers;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Answers for the legal turns of single pieces and siblings: from bit sets where {@link SiblingEngine} serve the position,
 * else as the reference generator does. Which sub-moves complete those entered is found by looking for one turn with each, the
 * others of the same set having all their squares.
 */
public final class SiblingTurns implements Turns {
    private final BoardPosition position;
    private final SiblingStructure structure;
    /** What serves the position, or null. */
    private final @Nullable SiblingEngine answers;
    /** What one question has learned for the next. */
    private final AtomicReference<@Nullable SiblingSolvers> spare = new AtomicReference<>();

    /** Makes the engine of a position, with what serves it, or null. */
    public SiblingTurns(BoardPosition position, SiblingStructure structure, @Nullable SiblingEngine answers) {
        this.position = position;
        this.structure = structure;
        this.answers = answers;
    }

    @Override
    public long count() {
        return answers == null ? Turns.super.count() : answers.count(position);
    }

    @Override
    public boolean isEmpty() {
        return answers == null ? Turns.super.isEmpty() : answers.isEmpty(position);
    }

    @Override
    public TurnCursor cursor() {
        return answers == null
                ? new SiblingCursor(new SiblingMoves(structure, position, structure.options()), solvers(), this::isSafe)
                : answers.rows(position, solvers());
    }

    /** What tells which beginnings of a position's turns can be completed. */
    static SiblingSolvers solvers(BoardPosition position, SiblingStructure structure) {
        boolean areBoth = position.rules().structures.all().allMatch(structure::equals);
        return new SiblingSolvers(structure, position, position.rules().royal, areBoth);
    }

    private SiblingSolvers solvers() {
        return solvers(position, structure);
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

    @Override
    public boolean contains(long[] turn) {
        if (turn.length == 0) {
            return false;
        }
        return answers == null
                ? structure.isPseudoLegal(position, turn) && isSafe(turn, turn.length)
                : answers.rows(position, solvers()).isTurn(turn);
    }

    private boolean isSafe(long[] turn, int size) {
        return position.rules().royal.isSafe(structure, position, turn, size);
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
        SubMoves candidates = new SubMoves();
        byte[] sets = SiblingStructure.sets(position);
        for (int s = 0; s < sets.length; s++) {
            if (chosen.length == 0 || (sets[s] != 0 && sets[s] == sets[Packed.from(chosen[0])])) {
                structure.candidates(position, s, candidates);
            }
        }
        SiblingSolvers solvers = used();
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        SubMoves next = new SubMoves();
        for (int i = 0; i < candidates.size; i++) {
            more[chosen.length] = candidates.at[i];
            if (isPartOfTurn(more, solvers)) {
                next.add(candidates.at[i]);
            }
        }
        spare.set(solvers);
        return Arrays.copyOf(next.at, next.size);
    }

    private boolean areOfOneSet(long[] chosen) {
        byte[] sets = SiblingStructure.sets(position);
        for (long m : chosen) {
            if (sets[Packed.from(m)] != sets[Packed.from(chosen[0])]) {
                return false;
            }
        }
        return true;
    }

    /** Whether some legal turn holds sub-moves of one set; what is not refuted soon may be (rules/twins.md, 1). */
    private boolean isPartOfTurn(long[] chosen, SiblingSolvers solvers) {
        int first = Packed.from(chosen[0]);
        if (SiblingStructure.sets(position)[first] == 0
                || structure.description.bond() == SiblingBond.SEPARATED_SINGLE
                || Packed.kind(chosen[0]) == Packed.CASTLE) {
            return contains(chosen);
        }
        SiblingSolver solver = solvers.of(first);
        return solver.isSupported() ? solver.mayHold(chosen) : isInTurn(chosen);
    }

    /** As {@link #isPartOfTurn}, going through turns. */
    private boolean isInTurn(long[] chosen) {
        TurnCursor legal = structure.legal(position, position.rules().royal);
        while (legal.next()) {
            if (legal.holdsAll(chosen)) {
                return true;
            }
        }
        return false;
    }
}
