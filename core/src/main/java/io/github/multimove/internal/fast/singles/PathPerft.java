package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.turns.Interruption;
import java.util.ArrayList;
import java.util.List;

/** Counts the games of so many turns of one man on boards of its own, one a level. Not safe to share between threads. */
final class PathPerft {
    private final Tables tables;
    private final PathMoves moves;
    private final List<PathBoard> boards = new ArrayList<>();
    private final List<SubMoves> lists = new ArrayList<>();

    PathPerft(Tables tables, PathMoves moves) {
        this.tables = tables;
        this.moves = moves;
    }

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(PathBoard board, int depth) {
        while (boards.size() < depth) {
            boards.add(new PathBoard(tables));
            lists.add(new SubMoves(128));
        }
        return below(board, depth);
    }

    private long below(PathBoard board, int depth) {
        if (board.isBare()) {
            return 0;
        }
        if (depth == 1) {
            return moves.count(board);
        }
        Interruption.check();
        SubMoves all = lists.get(depth - 1);
        PathBoard next = boards.get(depth - 1);
        moves.list(board, all);
        long total = 0;
        for (int i = 0; i < all.size; i++) {
            next.become(board);
            next.make(all.at[i]);
            total = Math.addExact(total, below(next, depth - 1));
        }
        return total;
    }
}
