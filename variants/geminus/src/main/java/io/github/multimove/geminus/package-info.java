/**
 * Geminus Chess (Mats Winther, 2006): two drops a turn, then play as in Twinmove Chess.
 *
 * <p>{@link io.github.multimove.geminus.Geminus} has the game; its id is {@code geminus} with the options of
 * {@link io.github.multimove.geminus.GeminusProvider}.
 */
@NullMarked
package io.github.multimove.geminus;

import org.jspecify.annotations.NullMarked;
