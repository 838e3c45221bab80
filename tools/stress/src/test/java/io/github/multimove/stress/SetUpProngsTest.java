package io.github.multimove.stress;

/** Turns of several pieces at once on boards of at most 64 squares. */
class SetUpProngsTest extends SetUpPositionsTest {}
