package io.github.multimove.stress;

/** Siblings: castling, mates, checks that only siblings answer or give, sides of which no piece but siblings can move. */
class SetUpDrawnSiblingsTest extends SetUpDrawnGames {}
