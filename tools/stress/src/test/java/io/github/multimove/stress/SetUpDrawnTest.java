package io.github.multimove.stress;

import org.junit.jupiter.api.Tag;

/** Castling that gives check or is forbidden, lines that are opened, pins, promotions that mate, more than 64 sub-moves. */
@Tag("mutation")
class SetUpDrawnTest extends SetUpDrawnGames {}
