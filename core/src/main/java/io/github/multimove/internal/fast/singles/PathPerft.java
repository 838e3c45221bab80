package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;

/** Counts the games of so many turns on boards by square. */
final class PathPerft extends BulkPerft.Listed<PathBoard> {
    private final GameTables tables;
    private final PathMoves moves;
    private final PathNext answers;

    PathPerft(GameTables tables, PathMoves moves, PathNext answers) {
        this.tables = tables;
        this.moves = moves;
        this.answers = answers;
    }

    @Override
    protected PathBoard newBoard() {
        return new PathBoard(tables);
    }

    @Override
    protected boolean isBare(PathBoard board) {
        return board.isBare();
    }

    @Override
    protected long turns(PathBoard board) {
        return moves.count(board);
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
