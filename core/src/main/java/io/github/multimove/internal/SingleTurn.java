package io.github.multimove.internal;

/** A turn of one sub-move: 24 bytes. */
final class SingleTurn extends PackedTurn {
    private final BoardPosition position;
    private final long subMove;

    SingleTurn(BoardPosition position, long subMove) {
        this.position = position;
        this.subMove = subMove;
    }

    @Override
    BoardPosition position() {
        return position;
    }

    @Override
    long[] packed() {
        return new long[] {subMove};
    }
}
