/**
 * Duck Chess (Tim Paulden, 2016): an orthodox move, and then the duck is set on an empty square.
 *
 * <p>{@link Duck} has the game and puts it over other base games.
 */
@NullMarked
package io.github.multimove.duck;

import org.jspecify.annotations.NullMarked;
