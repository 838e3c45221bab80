package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.turns.CaptureWitness;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
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

    /** Which beginnings are gone on from. */
    private final Predicate<SeriesPrefixState> leads;
    /** Which ends are left out, the latest first. */
    private final List<CaptureWitness> leftOut = new ArrayList<>();
    /** Those of them that a beginning does not disturb, and which beginning. */
    private final List<CaptureWitness> undisturbed = new ArrayList<>();

    private @Nullable SeriesPrefixState asked;

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
            if (now.isLastStep(i) && isLeftOut(now, now.subMove(i))) {
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
            } else if (now.isTurn() && !isLeftOut(now)) {
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
}
