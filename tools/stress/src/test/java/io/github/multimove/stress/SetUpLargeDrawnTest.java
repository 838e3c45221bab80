package io.github.multimove.stress;

/** On boards of several levels: frozen pieces and those that free them, remote captures, pins along any axis. */
class SetUpLargeDrawnTest extends SetUpDrawnGames {}
