package io.github.multimove.internal.fast;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the games of so many turns on boards of its own, one a level, that are written over; the last turn is counted and not
 * made. Not safe to share between threads.
 */
public abstract class BulkPerft {
    private final List<BoardState> boards = new ArrayList<>();

    /** A board to be written over. */
    protected abstract BoardState newBoard();

    /** The number of legal turns. */
    protected abstract long turns(BoardState board);

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    public final long count(BoardState board, int depth) {
        while (boards.size() < depth) {
            boards.add(newBoard());
        }
        return below(board, depth);
    }

    /** The number of games of so many turns that go on from a board. */
    protected final long below(BoardState board, int depth) {
        if (depth == 1) {
            return turns(board);
        }
        Interruption.check();
        return through(board, boards.get(depth - 1), depth);
    }

    /** The number of games that go on with turns of a board, which are made on another. */
    protected abstract long through(BoardState board, BoardState next, int depth);

    /** Turns of one sub-move each, which are listed, in games with one royal piece or more a side. */
    public abstract static class Listed extends BulkPerft {
        private final BoardState first;
        private final List<SubMoves> lists = new ArrayList<>();

        protected Listed(BoardState first) {
            this.first = first;
        }

        /** Puts the legal turns into a list in place of what it held. */
        protected abstract void list(BoardState board, SubMoves into);

        @Override
        protected final BoardState newBoard() {
            return first.copy();
        }

        @Override
        protected long through(BoardState board, BoardState next, int depth) {
            while (lists.size() < depth) {
                lists.add(new SubMoves(128));
            }
            SubMoves all = lists.get(depth - 1);
            list(board, all);
            return through(board, all, next, depth);
        }

        /** The same of turns that have been listed. */
        protected long through(BoardState board, SubMoves all, BoardState next, int depth) {
            long total = 0;
            for (int i = 0; i < all.size; i++) {
                total = Math.addExact(total, through(board, all.at[i], next, depth));
            }
            return total;
        }

        /** The number of games that go on with one turn of a board, which is made on another. */
        protected final long through(BoardState board, long turn, BoardState next, int depth) {
            next.become(board, turn);
            next.side = 1 - board.side;
            Structure.passed(next, turn, board.side);
            return below(next, depth - 1);
        }
    }
}
