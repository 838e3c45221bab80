/**
 * Duck Chess (Tim Paulden, 2016): an orthodox move, and then the duck is set on an empty square.
 *
 * <p>{@link io.github.multimove.duck.Duck} has the game and puts it over other base games; its id is {@code duck} with the
 * option of {@link io.github.multimove.duck.DuckProvider}.
 */
@NullMarked
package io.github.multimove.duck;

import org.jspecify.annotations.NullMarked;
