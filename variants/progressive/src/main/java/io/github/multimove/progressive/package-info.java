/**
 * Progressive Chess: one sub-move, then two, then three; Scottish, Italian, English, Portuguese and logical.
 *
 * <p>{@link io.github.multimove.progressive.Progressive} has the game and puts it over other base games; its relatives are
 * {@link io.github.multimove.progressive.KingsProgressive}, {@link io.github.multimove.progressive.ModerateProgressive} and
 * {@link io.github.multimove.progressive.ProgressiveTakeAll}. Their ids and options are those of
 * {@link io.github.multimove.progressive.ProgressiveProvider}.
 */
@NullMarked
package io.github.multimove.progressive;

import org.jspecify.annotations.NullMarked;
