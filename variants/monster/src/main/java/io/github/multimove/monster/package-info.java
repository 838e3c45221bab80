/**
 * Monster Chess (traditional): a king and some pawns with two sub-moves a turn against a full army.
 *
 * <p>{@link Monster} has the game.
 */
@NullMarked
package io.github.multimove.monster;

import org.jspecify.annotations.NullMarked;
