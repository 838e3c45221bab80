package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the turns that have a beginning, a turn before its continuations (rules/notation.md, The order of turns);
 * looks no further than the turn that it stands on.
 */
final class SeriesCursor extends TurnCursor {
    private @Nullable SeriesPrefixState at;
    /** By the number of sub-moves made, which continuation is next. */
    private int[] next = new int[8];

    /** Which beginnings are gone on from. */
    private final Predicate<SeriesPrefixState> leads;

    /** The turns after the empty beginning, or none. */
    SeriesCursor(@Nullable SeriesPrefixState start) {
        this(start, any -> true);
    }

    /** The turns after the empty beginning of which every beginning passes a test. */
    SeriesCursor(@Nullable SeriesPrefixState start, Predicate<SeriesPrefixState> leads) {
        at = start;
        this.leads = leads;
    }

    @Override
    public boolean next() {
        SeriesPrefixState now = at;
        while (now != null) {
            Interruption.check();
            int i = next[now.made]++;
            if (i == now.size()) {
                now = now.before;
                continue;
            }
            now = now.then(i);
            size = now.made;
            if (size == next.length) {
                turn = Arrays.copyOf(turn, size * 2);
                next = Arrays.copyOf(next, size * 2);
            }
            turn[size - 1] = now.last;
            next[size] = 0;
            if (!leads.test(now)) {
                now = now.before;
            } else if (now.isTurn()) {
                break;
            }
        }
        at = now;
        return now != null;
    }
}
