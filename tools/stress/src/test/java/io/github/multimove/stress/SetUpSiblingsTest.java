package io.github.multimove.stress;

/** Turns of siblings. */
class SetUpSiblingsTest extends SetUpPositionsTest {}
