package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import java.util.ArrayList;
import java.util.List;

/** Counts the games of so many turns of single pieces and siblings. */
final class SiblingPerft extends BulkPerft<SiblingBoard> {
    private final SiblingBoard first;
    private final SiblingCount last;
    /** By the turns that are left. */
    private final List<Level> levels = new ArrayList<>();

    SiblingPerft(SiblingBoard first) {
        this.first = first;
        this.last = new SiblingCount(first, null);
    }

    @Override
    protected SiblingBoard newBoard() {
        levels.add(new Level(first.another(), levels.size() + 1));
        return levels.get(levels.size() - 1).next;
    }

    @Override
    protected boolean isBare(SiblingBoard board) {
        return board.isBare();
    }

    @Override
    protected long turns(SiblingBoard board) {
        return last.count(board);
    }

    @Override
    protected long through(SiblingBoard board, SiblingBoard next, int depth) {
        return levels.get(depth - 1).turns.count(board);
    }

    /** Makes each turn of a board on another, and counts the games that go on from there. */
    private final class Level implements SiblingCount.Walk {
        private final SiblingCount turns;
        private final SiblingBoard next;
        private final int depth;
        private final SubMoves singles = new SubMoves(32);
        private long[] turn = new long[4];

        Level(SiblingBoard next, int depth) {
            this.turns = new SiblingCount(next, this);
            this.next = next;
            this.depth = depth;
        }

        private long made(int size) {
            next.make(turns.board, turn, size);
            return below(next, depth - 1);
        }

        @Override
        public long special(SubMoves special) {
            long total = 0;
            for (int i = 0; i < special.size; i++) {
                turn[0] = special.at[i];
                total = Math.addExact(total, made(1));
            }
            return total;
        }

        @Override
        public long single(int s, long to) {
            SiblingBoard board = turns.board;
            int code = board.piece(s);
            long promoting = board.reach.isPawn[code] ? to & board.reach.promotionSquares[board.side] : 0;
            singles.clear();
            SingleMoves64.landings(board.reach, board, code, s, to & ~promoting, board.enemy, singles);
            for (long left = promoting; left != 0; left &= left - 1) {
                promote(board, s, code, Long.numberOfTrailingZeros(left));
            }
            return special(singles);
        }

        private void promote(SiblingBoard board, int s, int code, int to) {
            GameTables tables = board.tables;
            int options = board.structure.options();
            long capture = (board.enemy >>> to & 1) != 0 ? Packed.CAPTURE : 0;
            long m = Packed.of(s, to, Packed.MOVE, code >> 1, 0, 0, Packed.PAWN | Packed.CLOCK | capture);
            for (int type : tables.promotionTypes[code]) {
                int into = 1 + 2 * tables.letterPlace[type];
                if (SiblingBoard.promotesAlone(options)) {
                    singles.add(Packed.promoting(m, into));
                }
                if (SiblingBoard.promotesTwice(options)) {
                    singles.add(Packed.promoting(m, into + 1));
                }
            }
        }

        @Override
        public long siblings(SiblingMovers movers) {
            SiblingBoard board = turns.board;
            turn = movers.size > turn.length ? new long[movers.square.length] : turn;
            for (int i = 0; i < movers.size; i++) {
                int s = movers.square[i];
                long capture = (board.enemy & movers.placed[i]) != 0 ? Packed.CAPTURE | Packed.CLOCK : 0;
                int to = Long.numberOfTrailingZeros(movers.placed[i]);
                turn[i] = Packed.of(s, to, Packed.MOVE, board.piece(s) >> 1, 0, 0, capture);
            }
            return made(movers.size);
        }
    }
}
