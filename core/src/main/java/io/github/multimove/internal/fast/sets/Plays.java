package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Structure;

/** Notes the squares on which a pawn that has just gone can be captured in passing. */
final class Plays {
    private Plays() {}

    /** Notes them, the other side already to move, if a pawn of that side stands ready. */
    static void pass(Field next, long m, int mover) {
        if (Packed.is(m, Packed.PASSING)) {
            Structure.passed(next, m, mover);
        }
    }
}
