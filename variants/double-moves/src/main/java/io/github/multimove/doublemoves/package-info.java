/**
 * Doublemove Chess (Fred Galvin, 1957), won by capturing the king, and the limited double-move games, won by checkmate.
 *
 * <p>{@link io.github.multimove.doublemoves.Doublemove}, {@link io.github.multimove.doublemoves.ExtraMove},
 * {@link io.github.multimove.doublemoves.TwoMove}, {@link io.github.multimove.doublemoves.TwoFisted},
 * {@link io.github.multimove.doublemoves.Bennekom}, {@link io.github.multimove.doublemoves.Accelerated},
 * {@link io.github.multimove.doublemoves.BalancedSwap} and
 * {@link io.github.multimove.doublemoves.Triplets} have the games; their ids and options are those of
 * {@link io.github.multimove.doublemoves.DoubleMovesProvider}.
 */
@NullMarked
package io.github.multimove.doublemoves;

import org.jspecify.annotations.NullMarked;
