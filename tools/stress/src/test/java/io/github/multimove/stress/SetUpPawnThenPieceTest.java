package io.github.multimove.stress;

/** Turns of a pawn and a piece, and drops. */
class SetUpPawnThenPieceTest extends SetUpPositionsTest {}
