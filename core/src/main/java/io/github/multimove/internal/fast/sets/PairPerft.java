package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the games of so many turns of up to two men on boards of its own, one a level, that are written over. Not safe to
 * share between threads.
 */
final class PairPerft {
    private final Reach reach;
    private final Prongs prongs;
    private final List<Field> boards = new ArrayList<>();

    PairPerft(Reach reach, Prongs prongs) {
        this.reach = reach;
        this.prongs = prongs;
    }

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(Field field, int depth) {
        while (boards.size() < depth) {
            boards.add(field.copy());
        }
        return below(field, depth);
    }

    private long below(Field field, int depth) {
        if (reach.isBare(field)) {
            return 0;
        }
        if (depth == 1) {
            return turns(reach, field, prongs);
        }
        Interruption.check();
        return through(field, depth);
    }

    /** The number of legal turns. */
    static long turns(Reach reach, Field field, Prongs prongs) {
        long count = field.hasPassed() ? -1 : Sums.count(reach, field);
        if (count < 0) {
            return new Rows(reach, field, prongs).count();
        }
        return prongs.collision ? count - Collisions.count(reach, field) : count;
    }

    private long through(Field field, int depth) {
        Rows rows = new Rows(reach, field, prongs);
        long[] changes = new Differences(rows).of;
        long[] row = new long[rows.words];
        Field next = boards.get(depth - 1);
        Field one = field.copy();
        long total = 0;
        for (int i = 0; i < rows.subs.length; i++) {
            rows.row(i, row);
            one.become(field, changes, i * Differences.EACH, 1 - field.side);
            for (int w = i >> 6; w < row.length; w++) {
                for (long left = row[w]; left != 0; left &= left - 1) {
                    int j = w << 6 | Long.numberOfTrailingZeros(left);
                    if (i == j) {
                        next.become(one);
                    } else {
                        next.become(one, changes, j * Differences.EACH, one.side);
                    }
                    pass(next, rows, i, j);
                    total = Math.addExact(total, below(next, depth - 1));
                }
            }
        }
        return total;
    }

    private static void pass(Field next, Rows rows, int i, int j) {
        Structure.passed(next, rows.subs[i], 1 - next.side);
        if (i != j) {
            Structure.passed(next, rows.subs[j], 1 - next.side);
        }
    }
}
