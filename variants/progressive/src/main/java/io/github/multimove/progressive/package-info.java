/**
 * Progressive Chess: one sub-move, then two, then three; Scottish, Italian, English, Portuguese and logical.
 *
 * <p>{@link Progressive} has the game and puts it over other base games; its relatives are {@link KingsProgressive},
 * {@link ModerateProgressive} and {@link ProgressiveTakeAll}.
 */
@NullMarked
package io.github.multimove.progressive;

import org.jspecify.annotations.NullMarked;
