package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Guard;
import io.github.multimove.internal.turns.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through ordered turns sub-move by sub-move, a turn before its continuations (rules/notation.md, The order of
 * turns); looks no further than the turn that it stands on.
 */
final class SeriesCursor extends Cursor {
    private final SeriesStructure structure;
    private final @Nullable Guard guard;
    private final List<Level> levels = new ArrayList<>();

    /** A beginning and how far its continuations have been gone through. */
    private static final class Level {
        final Prefix prefix;
        final Continuations next;
        int place;

        Level(Prefix prefix, Continuations next) {
            this.prefix = prefix;
            this.next = next;
        }
    }

    /** The turns by the structure alone, or those that the royal rule allows as well. */
    SeriesCursor(SeriesStructure structure, Field field, @Nullable Guard guard) {
        this.structure = structure;
        this.guard = guard;
        if (guard == null || !guard.isOver(field)) {
            enter(Prefix.start(field));
        }
    }

    private Level enter(Prefix prefix) {
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
            Prefix then = structure.then(level.prefix, subMove, level.next.step(place), level.next.newRound);
            size = then.made;
            Continuations.Stop stop = enter(then).next.stop;
            if (stop != Continuations.Stop.NO && structure.mayEnd(then, stop, guard)) {
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
