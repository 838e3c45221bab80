package io.github.multimove.stress;

/** On boards of at most 128 squares: en passant that opens a rank, double checks, castling with either king, bare kings. */
class SetUpWideDrawnTest extends SetUpDrawnGames {}
