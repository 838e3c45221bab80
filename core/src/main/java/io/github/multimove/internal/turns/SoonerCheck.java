package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.Field;

/** Answers sooner than a structure itself whether a turn takes on a square; handed to it when a rule set is composed. */
@FunctionalInterface
public interface SoonerCheck {
    /** Stands for any man of the attacker's. */
    int ANY = -1;

    /** What it answers. */
    enum Answer {
        /** Some turn takes there. */
        YES,
        /** None does. */
        NO,
        /** The structure has to look for itself. */
        UNKNOWN
    }

    /** Whether some turn of a side, were it its turn, takes on a square by a man who stands on another, or by any. */
    Answer takes(Field field, int attacker, int from, int on);
}
