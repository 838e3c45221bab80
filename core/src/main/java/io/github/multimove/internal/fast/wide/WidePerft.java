package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the games of so many turns of one man on boards of its own, one a level, that are written over. Not safe to share
 * between threads.
 */
final class WidePerft {
    private final WideTables wide;
    private final OneMan oneMan;
    private final List<WideBoard> boards = new ArrayList<>();
    private final List<SubMoves> lists = new ArrayList<>();

    WidePerft(WideTables wide, OneMan oneMan) {
        this.wide = wide;
        this.oneMan = oneMan;
    }

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(WideBoard board, int depth) {
        while (boards.size() < depth) {
            boards.add(new WideBoard(wide));
            lists.add(new SubMoves(128));
        }
        return below(board, depth);
    }

    private long below(WideBoard board, int depth) {
        if (board.isBare()) {
            return 0;
        }
        if (depth == 1) {
            return oneMan.count(board);
        }
        Interruption.check();
        SubMoves all = lists.get(depth - 1);
        WideBoard next = boards.get(depth - 1);
        oneMan.list(board, all);
        long total = 0;
        for (int i = 0; i < all.size; i++) {
            next.become(board);
            next.make(all.at[i]);
            total = Math.addExact(total, below(next, depth - 1));
        }
        return total;
    }
}
