package io.github.multimove.internal;

/** A turn of one or two sub-moves of a table that all turns of a position share: 24 bytes. */
final class PairTurn extends PackedTurn {
    private final PairTable table;
    private final int first;
    private final int second;

    PairTurn(PairTable table, int first, int second) {
        this.table = table;
        this.first = first;
        this.second = second;
    }

    @Override
    BoardPosition position() {
        return table.position;
    }

    @Override
    long[] packed() {
        return second < 0 ? new long[] {table.subs[first]} : new long[] {table.subs[first], table.subs[second]};
    }
}
