package io.github.multimove.stress;

/** Turns of several pieces at once on boards of several levels. */
class SetUpLargeProngsTest extends SetUpPositionsTest {}
