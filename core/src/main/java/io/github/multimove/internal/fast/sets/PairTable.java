package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.TurnTable;
import org.jspecify.annotations.Nullable;

/** The rows of a position with what each sub-move changes, which the turns handed out for it share. */
final class PairTable extends TurnTable {
    final PairMatrix rows;
    /** Made when a turn is first played; two threads may make two of them, which is harmless. */
    private volatile long @Nullable [] changes;

    PairTable(BoardPosition position, PairMatrix rows) {
        super(position);
        this.rows = rows;
    }

    @Override
    public long subMove(int number) {
        return rows.subs[number];
    }

    private long[] changes() {
        long[] made = changes;
        if (made == null) {
            made = rows.changes();
            changes = made;
        }
        return made;
    }

    /** Makes a field the one after a turn, nothing to capture en passant. */
    void make(BoardState after, int first, int second) {
        long[] d = changes();
        after.become(position, d, first * PairMatrix.EACH, 1 - position.side);
        if (second != first) {
            after.become(after, d, second * PairMatrix.EACH, 1 - position.side);
        }
    }

    @Override
    public BoardPosition after(int first, int second) {
        long[] d = changes();
        int other = second == first ? d.length - PairMatrix.EACH : second * PairMatrix.EACH;
        long m = rows.subs[first] | rows.subs[second];
        BoardPosition after = new BoardPosition(position, d, first * PairMatrix.EACH, other, (m & Packed.CLOCK) != 0);
        if ((m & Packed.PASSING) != 0) {
            rows.pass(after, first, second);
        }
        return after;
    }
}
