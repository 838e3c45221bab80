package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;
import java.util.BitSet;

/** What the rest of an ordered turn depends on. Two beginnings that are equal in this have the same continuations. */
final class SeriesBoardKey {
    private final BoardState field;
    private final BitSet moved;
    private final int lastSquare;
    private final int kin;
    private final int step;
    private final long done;
    private final boolean enPassant;

    SeriesBoardKey(SeriesPrefixState prefix) {
        this.field = prefix.field;
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
                && field.castling == that.field.castling
                && field.hasPiecesOf(that.field)
                && Arrays.equals(field.passed(), that.field.passed())
                && Arrays.equals(field.hand(), that.field.hand());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(field.key) * 31 + moved.hashCode();
    }
}
