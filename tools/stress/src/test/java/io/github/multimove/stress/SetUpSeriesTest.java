package io.github.multimove.stress;

/** Ordered turns. */
class SetUpSeriesTest extends SetUpPositionsTest {}
