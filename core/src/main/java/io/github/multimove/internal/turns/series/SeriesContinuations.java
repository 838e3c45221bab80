package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.SubMoves;
import java.util.function.LongPredicate;

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

    private static final int ROOM = 48;

    /** What follows a turn that is whole: nothing. Not to be added to. */
    static final SeriesContinuations ENDED = new SeriesContinuations(0, Stop.MAY);

    final SubMoves subMoves;
    private int[] steps;
    /** Whether the sub-moves begin a new round (rules/progressive.md, 6). */
    boolean newRound;

    Stop stop;

    SeriesContinuations() {
        this(ROOM, Stop.NO);
    }

    private SeriesContinuations(int room, Stop stop) {
        this.stop = stop;
        subMoves = new SubMoves(room);
        steps = new int[room];
    }

    int size() {
        return subMoves.size;
    }

    int step(int i) {
        return steps[i];
    }

    /** Adds a sub-move as a step, at its place in the order; one that is there already stays the earlier step. */
    void add(long subMove, int step) {
        int at = subMoves.size;
        while (at > 0 && subMoves.at[at - 1] > subMove) {
            at--;
        }
        if (at > 0 && subMoves.at[at - 1] == subMove) {
            return;
        }
        subMoves.add(subMove);
        if (steps.length < subMoves.at.length) {
            steps = java.util.Arrays.copyOf(steps, subMoves.at.length);
        }
        for (int i = subMoves.size - 1; i > at; i--) {
            subMoves.at[i] = subMoves.at[i - 1];
            steps[i] = steps[i - 1];
        }
        subMoves.at[at] = subMove;
        steps[at] = step;
    }

    /** Keeps those sub-moves that pass a test; one of them has to be made. */
    void require(LongPredicate test) {
        int kept = 0;
        for (int i = 0; i < subMoves.size; i++) {
            if (test.test(subMoves.at[i])) {
                steps[kept] = steps[i];
                subMoves.at[kept++] = subMoves.at[i];
            }
        }
        subMoves.size = kept;
        stop = Stop.NO;
    }

    /** The place of a sub-move, or -1. */
    int indexOf(long subMove) {
        int at = java.util.Arrays.binarySearch(subMoves.at, 0, subMoves.size, subMove);
        return at < 0 ? -1 : at;
    }
}
