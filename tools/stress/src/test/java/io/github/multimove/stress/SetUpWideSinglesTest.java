package io.github.multimove.stress;

/** Turns of one piece on boards of at most 128 squares. */
class SetUpWideSinglesTest extends SetUpPositionsTest {}
