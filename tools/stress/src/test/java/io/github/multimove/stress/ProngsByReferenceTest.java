package io.github.multimove.stress;

/** Pieces that move at once, where they collide and where they help each other. */
class ProngsByReferenceTest extends SetUpDrawnGames {}
