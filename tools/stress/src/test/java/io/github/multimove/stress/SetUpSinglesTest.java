package io.github.multimove.stress;

/** Turns of one piece on boards of at most 64 squares. */
class SetUpSinglesTest extends SetUpPositionsTest {}
