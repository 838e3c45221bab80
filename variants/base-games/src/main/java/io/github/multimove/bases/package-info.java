/**
 * Grand Chess (1984), Raumschach (1907) and Dragonchess (1985), to be played alone or under another turn structure.
 *
 * <p>{@link io.github.multimove.bases.Grand}, {@link io.github.multimove.bases.Raumschach} and
 * {@link io.github.multimove.bases.Dragonchess} have each game as a rule set of one move a turn and as a base game; their ids are
 * {@code grand}, {@code raumschach} and {@code dragonchess} with the options of
 * {@link io.github.multimove.bases.LargerBaseGames}.
 */
@NullMarked
package io.github.multimove.bases;

import org.jspecify.annotations.NullMarked;
