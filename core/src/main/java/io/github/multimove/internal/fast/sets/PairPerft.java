package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the turns of all games of a length on boards of its own, one a level, that are written over. Not safe to share
 * between threads.
 */
final class SetPerft {
    private final Reach reach;
    private final Prongs prongs;
    private final List<Field> boards = new ArrayList<>();
    private final List<SubMoves> lists = new ArrayList<>();

    SetPerft(Reach reach, Prongs prongs) {
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
            lists.add(new SubMoves(64));
        }
        return below(field, depth);
    }

    private long below(Field field, int depth) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        if (occupied == reach.royals(field)) {
            return 0;
        }
        if (depth == 1) {
            return turns(field);
        }
        Interruption.check();
        return prongs.most == 1 ? ofOneMan(field, depth) : ofTwoMen(field, depth);
    }

    private long turns(Field field) {
        if (prongs.most == 1) {
            return OneMan.count(reach, field);
        }
        long count = field.hasPassed() ? -1 : Sums.count(reach, field);
        return count < 0 ? new Rows(reach, field, prongs).count() : count;
    }

    private long ofOneMan(Field field, int depth) {
        SubMoves all = lists.get(depth - 1);
        Field next = boards.get(depth - 1);
        OneMan.list(reach, field, all);
        long total = 0;
        for (int i = 0; i < all.size; i++) {
            next.become(field);
            next.make(all.at[i]);
            if ((all.at[i] & Packed.PASSING) != 0) {
                Structure.passed(next, all.at[i], field.side);
            }
            total = Math.addExact(total, below(next, depth - 1));
        }
        return total;
    }

    private long ofTwoMen(Field field, int depth) {
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
                    long m = rows.subs[i];
                    if (i == j) {
                        next.become(one);
                    } else {
                        next.become(one, changes, j * Differences.EACH, one.side);
                        m |= rows.subs[j];
                    }
                    if ((m & Packed.PASSING) != 0) {
                        pass(next, rows, i, j);
                    }
                    total = Math.addExact(total, below(next, depth - 1));
                }
            }
        }
        return total;
    }

    private static void pass(Field next, Rows rows, int i, int j) {
        Plays.pass(next, rows.subs[i], 1 - next.side);
        if (i != j) {
            Plays.pass(next, rows.subs[j], 1 - next.side);
        }
    }
}
