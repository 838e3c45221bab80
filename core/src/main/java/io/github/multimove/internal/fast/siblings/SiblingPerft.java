package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.turns.Interruption;
import java.util.ArrayList;
import java.util.List;

/** Counts the games of so many turns on boards of its own, one a level, that are written over. Not safe to share. */
final class SiblingPerft {
    private final SiblingCount last;
    private final List<SiblingBoard> boards = new ArrayList<>();
    private final List<SiblingTurnList> rows = new ArrayList<>();

    SiblingPerft(SiblingBoard first) {
        last = new SiblingCount(first);
    }

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(SiblingBoard board, int depth) {
        while (boards.size() < depth) {
            boards.add(board.another());
            rows.add(new SiblingTurnList(board));
        }
        return below(board, depth);
    }

    private long below(SiblingBoard board, int depth) {
        if (board.isBare()) {
            return 0;
        }
        if (depth == 1) {
            return last.count(board);
        }
        Interruption.check();
        SiblingTurnList turns = rows.get(depth - 1);
        SiblingBoard next = boards.get(depth - 1);
        turns.begin(board);
        long total = 0;
        while (turns.next()) {
            next.make(board, turns.turn, turns.size);
            total = Math.addExact(total, below(next, depth - 1));
        }
        return total;
    }
}
