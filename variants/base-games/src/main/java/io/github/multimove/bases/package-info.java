/**
 * Chess960 (1996), Grand Chess (1984), Raumschach (1907) and Dragonchess (1985), to be played alone or under another turn structure.
 *
 * <p>{@link Chess960}, {@link Grand}, {@link Raumschach} and {@link Dragonchess} have each game as a rule set of one move a turn and as a base game.
 */
@NullMarked
package io.github.multimove.bases;

import org.jspecify.annotations.NullMarked;
