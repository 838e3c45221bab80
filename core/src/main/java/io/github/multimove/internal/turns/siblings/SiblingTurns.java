package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Answers for the legal turns of single pieces and siblings. Which sub-moves complete those entered is found by looking for
 * one turn with each, the others of the same set having all their squares.
 */
public class SiblingTurns implements Turns {
    private final SiblingStructure structure;
    private final BoardState state;
    private final RoyalGuard guard;
    /** Whether both sides move by the structure. */
    private final boolean areBoth;
    /** What one question has learned for the next. */
    private final AtomicReference<@Nullable SiblingSearches> spare = new AtomicReference<>();

    /** Makes the engine of a board under a royal rule, both sides of which may move by the structure or not. */
    public SiblingTurns(SiblingStructure structure, BoardState state, RoyalGuard guard, boolean areBoth) {
        this.structure = structure;
        this.state = state;
        this.guard = guard;
        this.areBoth = areBoth;
    }

    @Override
    public TurnCursor cursor() {
        return new SiblingCursor(new SiblingMoves(structure, state, structure.options()), searches(), this::isSafe);
    }

    @Override
    public boolean contains(long[] turn) {
        return turn.length > 0 && structure.isPseudoLegal(state, turn) && isSafe(turn, turn.length);
    }

    private boolean isSafe(long[] turn, int size) {
        return guard.isSafe(structure, state, turn, size);
    }

    /** Sub-move by sub-move; going through turns takes long where siblings are many. */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        SiblingMoves moves = new SiblingMoves(structure, state, structure.options());
        return ask(searches -> drawSubMoves(
                random,
                candidates(new long[0]),
                m -> isAlone(m) ? 1 : moves.members[moves.sets[Packed.from(m)]].length,
                chosen -> areOfOneSet(chosen) && isPartOfTurn(chosen, searches)));
    }

    /** What tells which beginnings of turns can be completed. */
    protected final SiblingSearches searches() {
        return new SiblingSearches(structure, state, guard, areBoth);
    }

    /** Asks with what the last question has learned, if no other question has it. */
    private <T> T ask(Function<SiblingSearches, T> question) {
        SiblingSearches before = spare.getAndSet(null);
        SiblingSearches searches = before == null ? searches() : before;
        T answer = question.apply(searches);
        spare.set(searches);
        return answer;
    }

    // ---- entry ------------------------------------------------------------------------------------------------------

    @Override
    public boolean completes(long[] chosen) {
        return chosen.length == 0 ? !isEmpty() : areOfOneSet(chosen) && ask(searches -> isPartOfTurn(chosen, searches));
    }

    @Override
    public long[] completions(long[] chosen) {
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        return ask(searches -> Arrays.stream(candidates(chosen))
                .filter(m -> {
                    more[chosen.length] = m;
                    return areOfOneSet(more) && isPartOfTurn(more, searches);
                })
                .toArray());
    }

    /** What may complete sub-moves. */
    private long[] candidates(long[] chosen) {
        SubMoves candidates = new SubMoves();
        byte[] sets = SiblingStructure.sets(state);
        for (int s = 0; s < sets.length && (chosen.length == 0 || !isAlone(chosen[0])); s++) {
            if (chosen.length == 0 || sets[s] == sets[Packed.from(chosen[0])]) {
                structure.candidates(state, s, candidates);
            }
        }
        return candidates.toArray();
    }

    private boolean areOfOneSet(long[] chosen) {
        byte[] sets = SiblingStructure.sets(state);
        return Arrays.stream(chosen).allMatch(m -> sets[Packed.from(m)] == sets[Packed.from(chosen[0])]);
    }

    /** Whether some legal turn holds sub-moves of one set (rules/twins.md, 1). */
    private boolean isPartOfTurn(long[] chosen, SiblingSearches searches) {
        return isAlone(chosen[0])
                ? contains(chosen)
                : searches.of(Packed.from(chosen[0])).find(chosen) != null;
    }

    /** Whether a sub-move is a turn by itself. */
    private boolean isAlone(long m) {
        return structure.movesSingly(SiblingStructure.sets(state)[Packed.from(m)]) || Packed.kind(m) == Packed.CASTLE;
    }
}
