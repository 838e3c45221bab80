package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;
import java.util.function.ToLongFunction;

/** Counts the games of so many turns of one piece. */
final class PathPerft extends BulkPerft.Listed<PathBoard> {
    private final PathBoard first;
    private final PathMoves moves;
    private final ToLongFunction<PathBoard> count;
    private final PathNext answers;

    PathPerft(PathBoard first, PathMoves moves, ToLongFunction<PathBoard> count, PathNext answers) {
        this.first = first;
        this.moves = moves;
        this.count = count;
        this.answers = answers;
    }

    @Override
    protected PathBoard newBoard() {
        return first.another();
    }

    @Override
    protected boolean isBare(PathBoard board) {
        return board.isBare();
    }

    @Override
    protected long turns(PathBoard board) {
        return count.applyAsLong(board);
    }

    @Override
    protected void list(PathBoard board, SubMoves into) {
        moves.list(board, into);
    }

    @Override
    protected long after(PathBoard board, SubMoves all, PathBoard next, int depth) {
        return depth == 2 ? answers.count(board, all, next) : super.after(board, all, next, depth);
    }

    @Override
    protected void make(PathBoard next, PathBoard board, long turn) {
        next.become(board);
        next.make(turn);
    }
}
