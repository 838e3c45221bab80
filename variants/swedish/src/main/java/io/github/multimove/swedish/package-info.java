/**
 * Swedish Chess (Mats Winther): pieces in hand are dropped first, one a turn; then orthodox chess is played.
 *
 * <p>{@link Swedish} has the game and its base game.
 */
@NullMarked
package io.github.multimove.swedish;

import org.jspecify.annotations.NullMarked;
