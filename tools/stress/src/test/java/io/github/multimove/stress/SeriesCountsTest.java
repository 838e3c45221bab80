package io.github.multimove.stress;

import org.junit.jupiter.api.Tag;

/** Ordered turns counted from sets, where one castles, promotes or captures en passant. */
@Tag("mutation")
class SeriesCountsTest extends SetUpDrawnGames {}
