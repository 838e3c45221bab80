package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import java.util.BitSet;

/**
 * Tells that a turn could capture a side's royal pieces, and why: the turn is possible on every board on which some squares are as
 * they are on this one.
 */
public record CaptureWitness(BoardState state, BitSet squares) {
    /** Whether the turn is possible on a board. */
    public boolean isPossible(BoardState now) {
        for (int s = squares.nextSetBit(0); s >= 0; s = squares.nextSetBit(s + 1)) {
            if (now.piece(s) != state.piece(s)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a sub-move may change one of the squares. */
    public boolean mayBeDisturbed(long m) {
        int kind = Packed.kind(m);
        int on = Packed.capturedOn(m);
        return squares.get(Packed.to(m))
                || (kind != Packed.PLACE && (kind > Packed.REMOTE || squares.get(Packed.from(m))))
                || (on >= 0 && squares.get(on));
    }
}
