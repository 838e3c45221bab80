package io.github.multimove.spark;

import io.github.multimove.counting.EndingCounts;
import io.github.multimove.counting.RandomGameCounts;


/** Counts as numbers on their way between executors and driver, which every serializer of Spark writes. */
final class CountSums {
    private static final int ENDINGS = 8;

    private CountSums() {}

    static long[] of(EndingCounts counts) {
        return new long[] {
            counts.positions(),
            counts.games(),
            counts.checkPositions(),
            counts.checks(),
            counts.checkmatePositions(),
            counts.checkmates(),
            counts.stalematePositions(),
            counts.stalemates()
        };
    }

    static EndingCounts endings(long[] sums) {
        return new EndingCounts(sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]);
    }

    static long[] of(RandomGameCounts counts) {
        return new long[] {
            counts.games(),
            counts.whiteWins(),
            counts.blackWins(),
            counts.draws(),
            counts.brokenOff(),
            counts.turns(),
            counts.last()
        };
    }

    static RandomGameCounts games(long[] sums) {
        return new RandomGameCounts(sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6]);
    }

    /** Adds counts of one kind, which their length tells. */
    static long[] plus(long[] one, long[] other) {
        return one.length == ENDINGS
                ? of(endings(one).plus(endings(other)))
                : of(games(one).plus(games(other)));
    }
}
