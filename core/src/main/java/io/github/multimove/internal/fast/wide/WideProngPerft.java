package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/**
 * Counts the games of so many turns of several pieces at once; the last turn is counted on a board of its own, and made as a
 * position only where {@link WidePairCount} cannot tell. Not safe to share between threads.
 */
final class WideProngPerft {
    private final SimultaneousStructure prongs;
    private final WidePairCount sums;
    private final WideBoard next;
    private final WideBoard before;
    private final Tables128 wide;

    WideProngPerft(Tables128 wide, SimultaneousStructure prongs, SingleMoves128 onePiece, WideBoard board) {
        this.wide = wide;
        this.prongs = prongs;
        this.before = board;
        this.next = new WideBoard(wide);
        this.sums = new WidePairCount(wide, prongs, onePiece, next);
    }

    /**
     * The number of games of so many turns, two or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(BoardPosition position, int depth) {
        Rules rules = position.rules();
        TurnCursor cursor = ProngEngine.of(position, prongs).cursor();
        if (depth == 2) {
            before.become(WideBoard.of(wide, position));
        }
        long total = 0;
        while (cursor.next()) {
            if (depth > 2) {
                BoardPosition after = rules.after(position, cursor.toArray());
                total = Math.addExact(total, rules.royal.isOver(after) ? 0 : count(after, depth - 1));
                continue;
            }
            next.become(before);
            for (int i = 0; i < cursor.size; i++) {
                next.apply(cursor.turn[i]);
            }
            next.endTurn(cursor.turn, cursor.size);
            long count = next.isBare() ? 0 : sums.count(next);
            total = Math.addExact(total, count == WidePairCount.UNKNOWN ? made(position, cursor.toArray()) : count);
        }
        Interruption.check();
        return total;
    }

    private long made(BoardPosition position, long[] turn) {
        return ProngEngine.of(position.rules().after(position, turn), prongs).count();
    }
}
