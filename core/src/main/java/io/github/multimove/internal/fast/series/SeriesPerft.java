package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.Clause;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.SeriesTurns;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the games of so many ordered turns. Where sets serve a position its turns are made on boards that are written over,
 * and those of the last level counted; other positions are gone through turn by turn. Not safe to share between threads.
 */
final class SeriesPerft {
    private final Rules rules;
    /** By depth, what has counted its turns before. */
    private @Nullable SeriesCounter[] counters = {};

    SeriesPerft(Rules rules) {
        this.rules = rules;
    }

    /**
     * The number of games of so many turns, one or more, from a position with a turn number.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(BoardState state, int number, int depth) {
        Clause clause = rules.clause(state, number);
        boolean served = clause.engines[0] instanceof SeriesEngine sets && sets.serves(state, depth);
        if (!(served && rules.royal.endsWithoutRoyals()) && rules.royal.isOver(state)) {
            return 0;
        }
        if (served && clause.engines[0] instanceof SeriesEngine sets) {
            return counter(sets, depth).count(state, number);
        }
        SeriesStructure structure = (SeriesStructure) clause.structure;
        SeriesTurns engine = new SeriesTurns(structure, state, rules.royal);
        if (depth == 1) {
            return engine.count();
        }
        long total = 0;
        TurnCursor cursor = engine.cursor();
        while (cursor.next()) {
            Interruption.check();
            BoardState after = structure.after(state, cursor.turn, cursor.size, null);
            total = Math.addExact(total, count(after, number + state.side, depth - 1));
        }
        return total;
    }

    /** The counter of a depth; of one depth most positions have the same structure. */
    private SeriesCounter counter(SeriesEngine sets, int depth) {
        if (depth > counters.length) {
            counters = Arrays.copyOf(counters, depth);
        }
        SeriesCounter counter = counters[depth - 1];
        if (counter == null || counter.rules != sets) {
            counter = new SeriesCounter(sets, depth == 1 ? null : this, depth);
            counters[depth - 1] = counter;
        }
        return counter;
    }
}
