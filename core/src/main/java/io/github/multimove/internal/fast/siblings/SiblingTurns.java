package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.siblings.SiblingCursor;
import io.github.multimove.internal.turns.siblings.SiblingMoves;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers for the legal turns of single pieces and siblings: from bit sets where {@link SiblingEngine} serve the position,
 * else as the reference generator does. Which sub-moves complete those entered is found by looking for one turn with each, the
 * others of the same set having all their squares.
 */
public final class SiblingTurns implements Turns {
    private static final int TRIES_BETWEEN_CHECKS = 256;

    private final BoardPosition position;
    private final SiblingStructure structure;
    /** What serves the position, or null. */
    private final @Nullable SiblingEngine answers;

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
        return answers == null ? structure.legal(position, position.rules().royal) : answers.rows(position);
    }

    @Override
    public boolean contains(long[] turn) {
        if (turn.length == 0) {
            return false;
        }
        return answers == null
                ? structure.isPseudoLegal(position, turn) && isSafe(turn, turn.length)
                : answers.rows(position).isTurn(turn);
    }

    private boolean isSafe(long[] turn, int size) {
        return position.rules().royal.isSafe(structure, position, turn, size);
    }

    // ---- entry ------------------------------------------------------------------------------------------------------

    @Override
    public boolean completes(long[] chosen) {
        return chosen.length == 0 ? !isEmpty() : isIn(turnsWith().apply(chosen), chosen);
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
        Function<long[], TurnCursor> turnsWith = turnsWith();
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        SubMoves next = new SubMoves();
        for (int i = 0; i < candidates.size; i++) {
            more[chosen.length] = candidates.at[i];
            if (isIn(turnsWith.apply(more), more)) {
                next.add(candidates.at[i]);
            }
        }
        return Arrays.copyOf(next.at, next.size);
    }

    /** By chosen sub-moves, a cursor on legal turns of their pieces or siblings: on all that hold them, and maybe on others. */
    private Function<long[], TurnCursor> turnsWith() {
        if (answers != null) {
            SiblingTurnList rows = answers.rows(position);
            return chosen -> {
                rows.begin(chosen);
                return rows;
            };
        }
        SiblingMoves moves = new SiblingMoves(structure, position, structure.options());
        return chosen -> new SafeCursor(new SiblingCursor(moves.with(chosen)), this::isSafe);
    }

    private boolean isIn(TurnCursor legal, long[] chosen) {
        byte[] sets = SiblingStructure.sets(position);
        for (long m : chosen) {
            if (sets[Packed.from(m)] != sets[Packed.from(chosen[0])]) {
                return false;
            }
        }
        for (int i = 0; legal.next(); i++) {
            if (i % TRIES_BETWEEN_CHECKS == 0) {
                Interruption.check();
            }
            if (legal.holdsAll(chosen)) {
                return true;
            }
        }
        return false;
    }
}
