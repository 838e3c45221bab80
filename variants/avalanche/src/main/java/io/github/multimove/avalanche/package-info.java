/**
 * Avalanche Chess (Ralph Betza, 1977): an orthodox move and then a push of an enemy pawn.
 *
 * <p>{@link Avalanche} has the game.
 */
@NullMarked
package io.github.multimove.avalanche;

import org.jspecify.annotations.NullMarked;
