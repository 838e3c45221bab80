package io.github.multimove.internal.fast.halves;

/** Counts the turns of pawn move and other move of one position, where every pseudo-legal turn is legal. */
interface PawnThenPieceCounter {
    /** The number of turns. */
    long count();

    /** The number of turns that begin with a sub-move, one that a turn may begin with. */
    long turns(long first);
}
