package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the games of so many turns of up to two pieces on boards of its own, one a level, that are written over. Not safe to
 * share between threads.
 */
final class PairPerft {
    private final Attacks64 reach;
    private final SimultaneousStructure prongs;
    private final List<BoardState> boards = new ArrayList<>();

    PairPerft(Attacks64 reach, SimultaneousStructure prongs) {
        this.reach = reach;
        this.prongs = prongs;
    }

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(BoardState field, int depth) {
        while (boards.size() < depth) {
            boards.add(field.copy());
        }
        return below(field, depth);
    }

    private long below(BoardState field, int depth) {
        if (reach.isBare(field)) {
            return 0;
        }
        if (depth == 1) {
            return PairCount.turns(reach, field, prongs);
        }
        Interruption.check();
        return through(field, depth);
    }

    private long through(BoardState field, int depth) {
        PairMatrix rows = new PairMatrix(reach, field, prongs);
        long[] changes = rows.changes();
        long[] row = new long[rows.words];
        BoardState next = boards.get(depth - 1);
        BoardState one = field.copy();
        long total = 0;
        for (int i = 0; i < rows.subs.length; i++) {
            rows.row(i, row);
            one.become(field, changes, i * PairMatrix.EACH, 1 - field.side);
            for (int w = i >> 6; w < row.length; w++) {
                for (long left = row[w]; left != 0; left &= left - 1) {
                    int j = w << 6 | Long.numberOfTrailingZeros(left);
                    if (i == j) {
                        next.become(one);
                    } else {
                        next.become(one, changes, j * PairMatrix.EACH, one.side);
                    }
                    pass(next, rows, i, j);
                    total = Math.addExact(total, below(next, depth - 1));
                }
            }
        }
        return total;
    }

    private static void pass(BoardState next, PairMatrix rows, int i, int j) {
        Structure.passed(next, rows.subs[i], 1 - next.side);
        if (i != j) {
            Structure.passed(next, rows.subs[j], 1 - next.side);
        }
    }
}
