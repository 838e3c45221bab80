package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.TurnEngine;

/** Answers for turns of one sub-move or two, the second judged on the board after the first. */
abstract class SequenceEngine implements TurnEngine {
    /** The sub-moves that may be entered first, in order. */
    public abstract SubMoves firsts();

    /** Whether a sub-move may be entered first. */
    public abstract boolean begins(long first);

    /** The sub-moves that may be entered after a first one, in order. */
    public abstract SubMoves seconds(long first);

    /** Whether a sub-move may be entered after a first one, which may be entered. */
    public abstract boolean follows(long first, long second);

    @Override
    public boolean completes(long[] chosen) {
        return switch (chosen.length) {
            case 0 -> !isEmpty();
            case 1 -> begins(chosen[0]);
            case 2 -> begins(chosen[0]) && follows(chosen[0], chosen[1]);
            default -> false;
        };
    }

    @Override
    public long[] completions(long[] chosen) {
        boolean second = chosen.length == 1 && begins(chosen[0]);
        return chosen.length == 0
                ? firsts().toArray()
                : second ? seconds(chosen[0]).toArray() : new long[0];
    }
}
