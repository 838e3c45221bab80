package io.github.multimove.stress;

/** Turns of several pieces at once on boards of at most 128 squares. */
class SetUpWideProngsTest extends SetUpPositionsTest {}
