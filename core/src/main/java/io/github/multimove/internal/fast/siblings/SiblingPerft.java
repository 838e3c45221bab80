package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.fast.BulkPerft;
import java.util.ArrayList;
import java.util.List;

/** Counts the games of so many turns of single pieces and siblings. */
final class SiblingPerft extends BulkPerft<SiblingBoard> {
    private final SiblingBoard first;
    private final SiblingCount last;
    /** By the turns that are left. */
    private final List<SiblingTurnList> rows = new ArrayList<>();

    SiblingPerft(SiblingBoard first) {
        this.first = first;
        this.last = new SiblingCount(first);
    }

    @Override
    protected SiblingBoard newBoard() {
        rows.add(new SiblingTurnList(first, null));
        return first.another();
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
        SiblingTurnList turns = rows.get(depth - 1);
        turns.begin(board);
        long total = 0;
        while (turns.next()) {
            next.make(board, turns.turn, turns.size);
            total = Math.addExact(total, below(next, depth - 1));
        }
        return total;
    }
}
