package io.github.multimove.internal;

/** Goes through the safe turns of a {@link PairTable}: each sub-move alone and then with each later one. */
final class PairCursor extends Cursor {
    private final PairTable table;
    private final boolean pairs;
    private int first = -1;
    private int second = -1;

    PairCursor(PairTable table, int most) {
        this.table = table;
        this.pairs = most > 1;
        this.second = Integer.MAX_VALUE - 1;
    }

    @Override
    boolean next() {
        PairTable t = table;
        while (true) {
            if (second >= t.size) {
                if (++first >= t.size) {
                    first = t.size;
                    return false;
                }
                second = pairs ? t.nextMan[first] - 1 : t.size - 1;
                if (t.isSafe(first)) {
                    return set(-1);
                }
            }
            int i = first;
            int j = second;
            while (++j < t.size) {
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
    PackedTurn make(BoardPosition position) {
        return new PairTurn(table, first, chosen);
    }
}
