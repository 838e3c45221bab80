package io.github.multimove.internal;

import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.Arrays;
import java.util.List;

/** A legal turn handed out by the library: its sub-moves packed, with the position that they are of. */
public final class PackedTurn extends Turn {
    final BoardPosition position;
    final long[] packed;

    PackedTurn(BoardPosition position, long[] packed) {
        this.position = position;
        this.packed = packed;
    }

    @Override
    public List<SubMove> subMoves() {
        return position.rules.structureAt(position).unpack(position.field, packed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackedTurn turn && turn.position == position
                ? Arrays.equals(packed, turn.packed)
                : super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
