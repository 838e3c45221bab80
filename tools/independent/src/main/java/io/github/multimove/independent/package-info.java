/**
 * Plain second opinions on the rules of the games, written from the rules pages alone, to compare the library with.
 *
 * <p>{@link io.github.multimove.independent.ReferenceGames} finds the reference of a rule set by its id,
 * {@link io.github.multimove.independent.ReferencePositions} positions worth comparing on.
 */
@NullMarked
package io.github.multimove.independent;

import org.jspecify.annotations.NullMarked;
