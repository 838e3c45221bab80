package io.github.multimove.stress;

/** Turns of one piece on boards of several levels. */
class SetUpLargeSinglesTest extends SetUpPositionsTest {}
