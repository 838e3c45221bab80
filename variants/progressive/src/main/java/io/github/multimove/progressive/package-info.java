/**
 * Progressive Chess: one sub-move, then two, then three; Scottish, Italian, English and logical.
 *
 * <p>{@link io.github.multimove.progressive.Progressive} has the game and puts it over other base games; its id is
 * {@code progressive} with the options of {@link io.github.multimove.progressive.ProgressiveProvider}.
 */
@NullMarked
package io.github.multimove.progressive;

import org.jspecify.annotations.NullMarked;
