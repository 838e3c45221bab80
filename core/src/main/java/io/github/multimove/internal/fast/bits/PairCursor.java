package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.turns.Cursor;

/** Goes through the safe turns of a {@link PairTable}: each sub-move alone and then with each later one. */
final class PairCursor extends Cursor {
    private final PairTable table;
    private int first = -1;
    private int second = Integer.MAX_VALUE - 1;

    PairCursor(PairTable table) {
        super(2);
        this.table = table;
    }

    @Override
    public boolean next() {
        PairTable t = table;
        while (true) {
            if (second >= t.size) {
                if (++first >= t.size && !t.grow()) {
                    first = t.size;
                    return false;
                }
                second = t.nextMan[first] - 1;
                if (t.isSafe(first)) {
                    return set(-1);
                }
            }
            int i = first;
            int j = second;
            while (++j < t.size || t.grow()) {
                if (t.isSafe(i, j)) {
                    second = j;
                    return set(j);
                }
            }
            second = j;
        }
    }

    private int chosen;

    private boolean set(int partner) {
        chosen = partner;
        turn[0] = table.subs[first];
        size = 1;
        if (partner >= 0) {
            turn[1] = table.subs[partner];
            size = 2;
        }
        return true;
    }

    @Override
    public PackedTurn make(BoardPosition position) {
        return new PairTurn(table, first, chosen);
    }
}
