package io.github.multimove.internal;

/** A turn of any number of sub-moves. */
final class ArrayTurn extends PackedTurn {
    private final BoardPosition position;
    private final long[] packed;

    ArrayTurn(BoardPosition position, long[] packed) {
        this.position = position;
        this.packed = packed;
    }

    @Override
    BoardPosition position() {
        return position;
    }

    @Override
    long[] packed() {
        return packed;
    }
}
