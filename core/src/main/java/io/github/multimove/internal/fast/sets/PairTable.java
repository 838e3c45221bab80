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
        BoardPosition before = position;
        long[] d = changes();
        int i = first * PairMatrix.EACH;
        long black = before.black ^ d[i];
        long straight = before.straight ^ d[i + 1];
        long oblique = before.oblique ^ d[i + 2];
        long low = before.low ^ d[i + 3];
        long high = before.high ^ d[i + 4];
        long key = before.key + d[i + 5];
        long m = rows.subs[first];
        int castling = before.castling & (int) d[i + 6];
        if (second != first) {
            int j = second * PairMatrix.EACH;
            black ^= d[j];
            straight ^= d[j + 1];
            oblique ^= d[j + 2];
            low ^= d[j + 3];
            high ^= d[j + 4];
            key += d[j + 5];
            castling &= (int) d[j + 6];
            m |= rows.subs[second];
        }
        boolean resets = (m & Packed.CLOCK) != 0;
        BoardPosition after = new BoardPosition(before, black, straight, oblique, low, high, key, castling, resets);
        if ((m & Packed.PASSING) != 0) {
            rows.pass(after, first, second);
        }
        return after;
    }
}
