/**
 * Doublemove Chess (Fred Galvin, 1957), won by capturing the king, and the limited double-move games, won by checkmate.
 *
 * <p>{@link Doublemove}, {@link ExtraMove}, {@link TwoMove}, {@link TwoFisted}, {@link Bennekom}, {@link Accelerated},
 * {@link BalancedSwap} and {@link Triplets} have the games.
 */
@NullMarked
package io.github.multimove.doublemoves;

import org.jspecify.annotations.NullMarked;
