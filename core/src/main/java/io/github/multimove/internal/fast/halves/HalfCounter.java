package io.github.multimove.internal.fast.halves;

/** Counts the turns of pawn half and other half of one position, where every pseudo-legal turn is legal. */
interface HalfCounter {
    /** The number of turns. */
    long count();

    /** The number of turns that begin with a sub-move, one that a turn may begin with. */
    long turns(long first);
}
