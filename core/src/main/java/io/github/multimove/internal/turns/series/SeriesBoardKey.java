package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;
import java.util.BitSet;

/** What the rest of an ordered turn depends on. Two beginnings that are equal in this have the same continuations. */
final class SeriesBoardKey {
    private final BoardState state;
    private final BitSet moved;
    private final int lastSquare;
    private final int kin;
    private final int step;
    private final long done;
    private final boolean enPassant;

    SeriesBoardKey(SeriesPrefixState prefix) {
        this.state = prefix.state;
        this.moved = prefix.moved;
        this.lastSquare = prefix.lastSquare;
        this.kin = prefix.kin;
        this.step = prefix.step;
        this.done = prefix.done;
        this.enPassant = prefix.made > 0 && Packed.is(prefix.last, Packed.EN_PASSANT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SeriesBoardKey that
                && step == that.step
                && done == that.done
                && lastSquare == that.lastSquare
                && kin == that.kin
                && enPassant == that.enPassant
                && moved.equals(that.moved)
                && state.castling == that.state.castling
                && state.hasPiecesOf(that.state)
                && Arrays.equals(state.passed(), that.state.passed())
                && Arrays.equals(state.hand(), that.state.hand());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(state.key) * 31 + moved.hashCode();
    }
}
