package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the turns that have a beginning, a turn before its continuations (rules/notation.md, The order of turns);
 * looks no further than the turn that it stands on.
 */
final class SeriesCursor extends TurnCursor {
    private @Nullable SeriesPrefixState at;
    /** By the number of sub-moves made, which continuation is next. */
    private int[] next = new int[8];

    /** The turns after the empty beginning, or none. */
    SeriesCursor(@Nullable SeriesPrefixState start) {
        at = start;
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
            if (now.isTurn()) {
                break;
            }
        }
        at = now;
        return now != null;
    }
}
