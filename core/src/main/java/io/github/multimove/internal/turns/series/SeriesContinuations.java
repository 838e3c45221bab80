package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.SubMoves;
import java.util.Arrays;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** What may follow the beginning of an ordered turn: sub-moves in order, the step that each is, and whether to stop. */
final class SeriesContinuations {
    /** Whether the turn may be what has been played. */
    enum Stop {
        /** What has been played is no turn. */
        NO,
        /** It is a turn. */
        MAY,
        /** It is a turn after which the mover is stalemated (rules/series.md, Short). */
        STUCK
    }

    /** What follows a turn that is whole: nothing. Not to be added to. */
    static final SeriesContinuations ENDED = new SeriesContinuations(Stop.MAY);

    SubMoves subMoves = new SubMoves(0);
    /** The step that each is, or null if all are the same. */
    private int @Nullable [] steps;

    private int step;
    /** Whether the sub-moves begin a new round (rules/progressive.md, 6). */
    boolean newRound;

    Stop stop;

    SeriesContinuations() {
        this(Stop.NO);
    }

    private SeriesContinuations(Stop stop) {
        this.stop = stop;
    }

    int size() {
        return subMoves.size;
    }

    int step(int i) {
        return steps == null ? step : steps[i];
    }

    /** Adds sub-moves as a step, each at its place in the order; one that is there already stays the earlier step. */
    void add(SubMoves found, int asStep) {
        if (subMoves.size == 0 && isAscending(found)) {
            subMoves = found; // none is there as an earlier step
            step = asStep;
            return;
        }
        for (int i = 0; i < found.size; i++) {
            add(found.at[i], asStep);
        }
    }

    private static boolean isAscending(SubMoves found) {
        boolean isAscending = true;
        for (int i = 1; i < found.size; i++) {
            isAscending &= found.at[i - 1] < found.at[i];
        }
        return isAscending;
    }

    private void add(long subMove, int asStep) {
        int at = subMoves.size;
        while (at > 0 && subMoves.at[at - 1] > subMove) {
            at--;
        }
        if (at > 0 && subMoves.at[at - 1] == subMove) {
            return;
        }
        subMoves.add(subMove);
        int[] all = stepsOfEach();
        System.arraycopy(subMoves.at, at, subMoves.at, at + 1, subMoves.size - 1 - at);
        System.arraycopy(all, at, all, at + 1, subMoves.size - 1 - at);
        subMoves.at[at] = subMove;
        all[at] = asStep;
        steps = all;
    }

    /** The step that each is, with room for all. */
    private int[] stepsOfEach() {
        int[] all = steps;
        if (all == null) {
            all = new int[subMoves.at.length];
            Arrays.fill(all, step);
        }
        return all.length < subMoves.at.length ? Arrays.copyOf(all, subMoves.at.length) : all;
    }

    /** Keeps those sub-moves that pass a test; one of them has to be made. */
    void require(LongPredicate test) {
        int kept = 0;
        for (int i = 0; i < subMoves.size; i++) {
            if (test.test(subMoves.at[i])) {
                if (steps != null) {
                    steps[kept] = steps[i];
                }
                subMoves.at[kept++] = subMoves.at[i];
            }
        }
        subMoves.size = kept;
        stop = Stop.NO;
    }

    /** The place of a sub-move, or -1. */
    int indexOf(long subMove) {
        int at = Arrays.binarySearch(subMoves.at, 0, subMoves.size, subMove);
        return at < 0 ? -1 : at;
    }
}
