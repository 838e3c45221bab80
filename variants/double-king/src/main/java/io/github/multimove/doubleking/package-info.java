/**
 * Double King Chess (David Moeser, 1970): two royal kings a side on 10x8 squares.
 *
 * <p>{@link DoubleKing} has the game by itself and as a base for other turn structures.
 */
@NullMarked
package io.github.multimove.doubleking;

import org.jspecify.annotations.NullMarked;
