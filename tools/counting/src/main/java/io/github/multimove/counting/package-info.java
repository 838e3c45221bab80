/**
 * Counting with equal positions merged: distinct positions after a number of turns, perft by multiplicity, checks and
 * mates, and random games, on one machine and within a bound of memory.
 *
 * <p>{@link io.github.multimove.counting.Counting} is the way in. {@link io.github.multimove.counting.PositionBag},
 * {@link io.github.multimove.counting.Successors} and {@link io.github.multimove.counting.RandomGames} are its parts, for
 * programs that share the work between machines.
 */
@NullMarked
package io.github.multimove.counting;

import org.jspecify.annotations.NullMarked;
