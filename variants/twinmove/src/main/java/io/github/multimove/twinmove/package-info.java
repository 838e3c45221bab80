/**
 * Twinmove Chess (Mats Winther, 2006): a pawn move and then a piece move, won by capturing the king.
 *
 * <p>{@link Twinmove} has the game and puts it over other base games.
 */
@NullMarked
package io.github.multimove.twinmove;

import org.jspecify.annotations.NullMarked;
