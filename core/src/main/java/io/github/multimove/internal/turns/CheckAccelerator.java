package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.BoardState;

/** Answers sooner than a structure itself whether a turn captures on a square; handed to it when it is made. */
@FunctionalInterface
public interface CheckAccelerator {
    /** Stands for any piece of the attacker's. */
    int ANY = -1;

    /** Nothing is known sooner. */
    CheckAccelerator NONE = (state, attacker, from, on) -> Answer.UNKNOWN;

    /** What it answers. */
    enum Answer {
        /** Some turn captures there. */
        YES,
        /** None does. */
        NO,
        /** The structure has to look for itself. */
        UNKNOWN
    }

    /** Whether some turn of a side, were it its turn, captures on a square by a piece that stands on another, or by any. */
    Answer takes(BoardState state, int attacker, int from, int on);
}
