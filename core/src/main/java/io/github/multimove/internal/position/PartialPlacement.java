package io.github.multimove.internal.position;

import io.github.multimove.PartialTurn;

/**
 * The pieces in the midst of a turn. With it each permitted kind of {@link io.github.multimove.Placement} is a position or a partial
 * turn, and a {@code switch} over these two needs no default.
 */
public abstract non-sealed class PartialPlacement implements PartialTurn, BoardPlacement {}
