package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.BulkPerft;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/** Counts the games of so many turns of one piece, or of up to two, on boards of one word. */
final class PairPerft extends BulkPerft.Listed {
    private final Attacks64 reach;
    private final SimultaneousStructure prongs;

    PairPerft(Attacks64 reach, SimultaneousStructure prongs, BoardState first) {
        super(first);
        this.reach = reach;
        this.prongs = prongs;
    }

    @Override
    protected long turns(BoardState field) {
        return prongs.most == 1 ? SingleMoves64.count(reach, field) : PairCount.turns(reach, field, prongs);
    }

    @Override
    protected void list(BoardState field, SubMoves into) {
        SingleMoves64.list(reach, field, into);
    }

    @Override
    protected long through(BoardState field, BoardState next, int depth) {
        return prongs.most == 1 ? super.through(field, next, depth) : throughPairs(field, next, depth);
    }

    private long throughPairs(BoardState field, BoardState next, int depth) {
        PairMatrix rows = new PairMatrix(reach, field, prongs);
        long[] row = new long[rows.words];
        long total = 0;
        for (int i = 0; i < rows.subs.length; i++) {
            rows.row(i, row);
            for (int w = i >> 6; w < row.length; w++) {
                for (long left = row[w]; left != 0; left &= left - 1) {
                    rows.make(next, i, w << 6 | Long.numberOfTrailingZeros(left));
                    total = Math.addExact(total, below(next, depth - 1));
                }
            }
        }
        return total;
    }
}
