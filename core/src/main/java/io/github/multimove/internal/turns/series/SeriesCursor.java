package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through ordered turns sub-move by sub-move, a turn before its continuations (rules/notation.md, The order of
 * turns); looks no further than the turn that it stands on.
 */
final class SeriesCursor extends TurnCursor {
    private final SeriesStructure structure;
    private final @Nullable RoyalGuard guard;
    private final List<Level> levels = new ArrayList<>();

    /** A beginning and how far its continuations have been gone through. */
    private static final class Level {
        final SeriesPrefixState prefix;
        final SeriesContinuations next;
        int place;

        Level(SeriesPrefixState prefix, SeriesContinuations next) {
            this.prefix = prefix;
            this.next = next;
        }
    }

    /** The turns by the structure alone, or those that the royal rule allows as well. */
    SeriesCursor(SeriesStructure structure, BoardState field, @Nullable RoyalGuard guard) {
        this.structure = structure;
        this.guard = guard;
        if (guard == null || !guard.isOver(field)) {
            enter(SeriesPrefixState.start(field));
        }
    }

    private Level enter(SeriesPrefixState prefix) {
        Level level = new Level(prefix, structure.continuations(prefix, guard));
        levels.add(level);
        return level;
    }

    @Override
    public boolean next() {
        while (!levels.isEmpty()) {
            Interruption.check();
            Level level = levels.get(levels.size() - 1);
            if (level.place == level.next.size()) {
                levels.remove(levels.size() - 1);
                continue;
            }
            int place = level.place++;
            long subMove = level.next.subMoves.at[place];
            if (level.prefix.made == turn.length) {
                turn = Arrays.copyOf(turn, turn.length * 2);
            }
            turn[level.prefix.made] = subMove;
            SeriesPrefixState then = structure.then(level.prefix, subMove, level.next.step(place), level.next.newRound);
            size = then.made;
            SeriesContinuations.Stop stop = enter(then).next.stop;
            if (stop != SeriesContinuations.Stop.NO && structure.mayEnd(then, stop, guard)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long[] toArray() {
        return Arrays.copyOf(turn, size);
    }
}
