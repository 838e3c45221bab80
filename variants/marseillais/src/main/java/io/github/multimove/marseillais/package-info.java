/**
 * Marseillais Chess (ascribed to Albert Fortis, about 1922): two sub-moves a turn, won by checkmate.
 *
 * <p>{@link io.github.multimove.marseillais.Marseillais} has the game and puts it over other base games; its id is
 * {@code marseillais} with the options of {@link io.github.multimove.marseillais.MarseillaisProvider}.
 */
@NullMarked
package io.github.multimove.marseillais;

import org.jspecify.annotations.NullMarked;
