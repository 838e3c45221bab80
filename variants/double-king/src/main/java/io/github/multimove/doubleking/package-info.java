/**
 * Double King Chess (David Moeser, 1970): two royal kings a side on 10x8 squares.
 *
 * <p>{@link io.github.multimove.doubleking.DoubleKing} has the game by itself and as a base for other turn structures; its id is
 * {@code double-king} with the options of {@link io.github.multimove.doubleking.DoubleKingBaseGames}.
 */
@NullMarked
package io.github.multimove.doubleking;

import org.jspecify.annotations.NullMarked;
