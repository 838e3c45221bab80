/**
 * Geminus Chess (Mats Winther, 2006): two drops a turn, then play as in Twinmove Chess.
 *
 * <p>{@link Geminus} has the game.
 */
@NullMarked
package io.github.multimove.geminus;

import org.jspecify.annotations.NullMarked;
