/**
 * Monster Chess (traditional): a king and some pawns with two sub-moves a turn against a full army.
 *
 * <p>{@link io.github.multimove.monster.Monster} has the game; its id is {@code monster} with the options of
 * {@link io.github.multimove.monster.MonsterProvider}.
 */
@NullMarked
package io.github.multimove.monster;

import org.jspecify.annotations.NullMarked;
