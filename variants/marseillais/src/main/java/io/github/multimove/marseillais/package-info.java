/**
 * Marseillais Chess (ascribed to Albert Fortis, about 1922): two sub-moves a turn, won by checkmate.
 *
 * <p>{@link Marseillais} has the game and puts it over other base games.
 */
@NullMarked
package io.github.multimove.marseillais;

import org.jspecify.annotations.NullMarked;
