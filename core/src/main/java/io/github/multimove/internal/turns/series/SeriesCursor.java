package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnSelection;
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

    /** What the turns have to pass; null if nothing. */
    private final @Nullable TurnSelection selection;
    /** By the number of sub-moves made, whether the selection is content with them. */
    private boolean[] passed = new boolean[8];

    /** Which beginnings are gone on from. */
    private final Predicate<SeriesPrefixState> leads;

    /** The turns after the empty beginning, or none. */
    SeriesCursor(@Nullable SeriesPrefixState start) {
        this(start, null, any -> true);
    }

    /** The turns after the empty beginning of which some or all sub-moves pass a test, and every beginning another. */
    SeriesCursor(
            @Nullable SeriesPrefixState start, @Nullable TurnSelection selection, Predicate<SeriesPrefixState> leads) {
        at = start;
        this.selection = selection;
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
            boolean passes = passes(now, i);
            if (!passes && (isOfAll() || now.isLastStep(i))) {
                continue;
            }
            now = now.then(i);
            size = now.made;
            if (size == next.length) {
                turn = Arrays.copyOf(turn, size * 2);
                next = Arrays.copyOf(next, size * 2);
                passed = Arrays.copyOf(passed, size * 2);
            }
            passed[size] = passes;
            turn[size - 1] = now.last;
            next[size] = 0;
            if (!leads.test(now)) {
                now = now.before;
            } else if (passes && now.isTurn()) {
                break;
            }
        }
        at = now;
        return now != null;
    }

    /** Whether the sub-moves made, and then the next, are what the selection asks; of some sub-move, whether one is there. */
    private boolean passes(SeriesPrefixState now, int i) {
        return selection == null
                || (passed[now.made] && !isOfAll())
                || selection.passes(now.subMove(i), () -> Structure.unpack(now.field, now.subMove(i)));
    }

    private boolean isOfAll() {
        return selection != null && selection.kind() == TurnSelection.Kind.ALL;
    }
}
