package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/** What each sub-move of some rows changes: sub-moves of one turn change different squares, so that changes add up. */
final class PlaneDifferences {
    /** Five sets of facts that change, the change of the key, and the castling rights that stay. */
    static final int EACH = 8;

    final long[] of;

    PlaneDifferences(PairMatrix rows) {
        BoardState field = rows.field;
        of = new long[rows.subs.length * EACH];
        BoardState made = field.copy();
        for (int n = 0; n < rows.subs.length; n++) {
            made.become(field);
            made.apply(rows.subs[n]);
            int i = n * EACH;
            of[i] = made.black ^ field.black;
            of[i + 1] = made.straight ^ field.straight;
            of[i + 2] = made.oblique ^ field.oblique;
            of[i + 3] = made.low ^ field.low;
            of[i + 4] = made.high ^ field.high;
            of[i + 5] = made.key - field.key;
            // the rights are those of the board; what a sub-move takes away it takes away from any
            of[i + 6] = ~(field.castling & ~made.castling);
        }
    }
}
