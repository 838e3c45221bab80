package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;
import java.util.BitSet;

/** What the rest of an ordered turn depends on. Two beginnings that are equal in this have the same continuations. */
record SeriesBoardKey(BoardState state, BitSet moved, int lastSquare, int kin, int step, long done, boolean enPassant) {
    SeriesBoardKey(SeriesPrefixState prefix) {
        this(
                prefix.state,
                prefix.moved,
                prefix.lastSquare,
                prefix.kin,
                prefix.step,
                prefix.done,
                prefix.made > 0 && Packed.is(prefix.last, Packed.EN_PASSANT));
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
