package io.github.multimove.internal.position;

import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.serial.SerialTurn;
import io.github.multimove.internal.turns.Structure;
import java.io.Serial;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A legal turn handed out by the library: its sub-moves packed, with the position that they are of. */
public abstract sealed class PackedTurn extends Turn permits ArrayTurn, PairTurn {
    @Serial
    private static final long serialVersionUID = 1;

    public PackedTurn() {}

    public abstract BoardPosition position();

    /** The packed sub-moves; not to be changed. */
    public abstract long[] packed();

    @Override
    public final List<SubMove> subMoves() {
        BoardPosition position = position();
        return position.clause.structure.unpack(position, packed());
    }

    @Override
    public final boolean equals(Object other) {
        if (other instanceof PackedTurn turn && turn.isOf(position())) {
            return Arrays.equals(packed(), turn.packed());
        }
        return super.equals(other);
    }

    /** The position after the turn, found sooner than by its structure, or null if there is no sooner way. */
    @Nullable
    BoardPosition play() {
        return null;
    }

    /** The position after the turn. */
    public final BoardPosition played(BoardPosition p) {
        BoardPosition soon = isOf(p) ? play() : null;
        if (soon != null) {
            return soon;
        }
        long[] packed = packed();
        Structure structure = p.clause.structure;
        return structure.makesInPlace(packed.length)
                ? new BoardPosition(p, structure, packed, resetsClock())
                : new BoardPosition(p, structure.after(p, packed, packed.length, null), resetsClock());
    }

    /** Whether a sub-move of it sets the clock back. */
    public boolean resetsClock() {
        boolean resets = false;
        for (long m : packed()) {
            resets |= Packed.is(m, Packed.CLOCK);
        }
        return resets;
    }

    /** Whether it was handed out for this very object; for an equal one its sub-moves are compared. */
    @SuppressWarnings("ReferenceEquality")
    public final boolean isOf(BoardPosition asked) {
        return position() == asked;
    }

    @Override
    public final int hashCode() {
        return super.hashCode();
    }

    @Override
    public final String toString() {
        BoardPosition position = position();
        long[] packed = packed();
        String first = Structure.text(position, packed[0]);
        if (packed.length == 1) {
            return first;
        }
        StringBuilder text = new StringBuilder(packed.length * (first.length() + 1)).append(first);
        for (int i = 1; i < packed.length; i++) {
            text.append(',').append(Structure.text(position, packed[i]));
        }
        return text.toString();
    }

    @Serial
    public final Object writeReplace() {
        return new SerialTurn(position(), toString());
    }
}
