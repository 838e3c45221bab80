package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.turns.CaptureWitness;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnSelection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the turns that have a beginning, a turn before its continuations (rules/notation.md, The order of turns);
 * looks no further than the turn that it stands on.
 */
final class SeriesCursor extends TurnCursor {
    private static final int MOST_LEFT_OUT = 512;

    private @Nullable SeriesPrefixState at;
    /** By the number of sub-moves made, which continuation is next. */
    private int[] next = new int[8];

    /** What the turns have to pass; null if nothing. */
    private final @Nullable TurnSelection selection;
    /** By the number of sub-moves made, whether the selection is content with them. */
    private boolean[] passed = new boolean[8];

    /** Which beginnings are gone on from. */
    private final Predicate<SeriesPrefixState> leads;
    /** Which ends are left out, the latest first. */
    private final List<CaptureWitness> leftOut = new ArrayList<>();
    /** Those of them that a beginning does not disturb, and which beginning. */
    private final List<CaptureWitness> undisturbed = new ArrayList<>();

    private @Nullable SeriesPrefixState asked;

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
            if (now.isLastStep(i) ? !passes || isLeftOut(now, now.subMove(i)) : !passes && isOfAll()) {
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
            } else if (passes && now.isTurn() && !isLeftOut(now)) {
                break;
            }
        }
        at = now;
        return now != null;
    }

    @Override
    public void leaveOut(CaptureWitness witness) {
        leftOut.add(0, witness);
        if (leftOut.size() > MOST_LEFT_OUT) {
            leftOut.remove(MOST_LEFT_OUT);
        }
        asked = null;
    }

    private boolean isLeftOut(SeriesPrefixState now) {
        return !leftOut.isEmpty() && leftOut.stream().anyMatch(witness -> witness.isPossible(now.state));
    }

    private boolean isLeftOut(SeriesPrefixState now, long last) {
        if (leftOut.isEmpty()) {
            return false;
        }
        if (asked != now) {
            asked = now;
            undisturbed.clear();
            leftOut.stream().filter(witness -> witness.isPossible(now.state)).forEach(undisturbed::add);
        }
        for (CaptureWitness witness : undisturbed) {
            if (!witness.mayBeDisturbed(last)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the sub-moves made, and then the next, are what the selection asks; of some sub-move, whether one is there. */
    private boolean passes(SeriesPrefixState now, int i) {
        return selection == null
                || (passed[now.made] && !isOfAll())
                || selection.passes(now.subMove(i), () -> Structure.unpack(now.state, now.subMove(i)));
    }

    private boolean isOfAll() {
        return selection != null && selection.kind() == TurnSelection.Kind.ALL;
    }
}
