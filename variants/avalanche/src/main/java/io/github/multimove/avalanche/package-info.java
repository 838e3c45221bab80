/**
 * Avalanche Chess (Ralph Betza, 1977): an orthodox move and then a push of an enemy pawn.
 *
 * <p>{@link io.github.multimove.avalanche.Avalanche} has the game; its id is {@code avalanche} with the options of
 * {@link io.github.multimove.avalanche.AvalancheProvider}.
 */
@NullMarked
package io.github.multimove.avalanche;

import org.jspecify.annotations.NullMarked;
