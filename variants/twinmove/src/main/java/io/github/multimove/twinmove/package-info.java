/**
 * Twinmove Chess (Mats Winther, 2006): a pawn move and then a piece move, won by capturing the king.
 *
 * <p>{@link io.github.multimove.twinmove.Twinmove} has the game and puts it over other base games; its id is {@code twinmove}
 * with the options of {@link io.github.multimove.twinmove.TwinmoveProvider}.
 */
@NullMarked
package io.github.multimove.twinmove;

import org.jspecify.annotations.NullMarked;
