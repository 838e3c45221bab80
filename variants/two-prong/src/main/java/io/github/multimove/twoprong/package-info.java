/**
 * Two-Prong Chess (John Whelan, published 2015): one or two different pieces move in a turn, at once.
 *
 * <p>{@link io.github.multimove.twoprong.TwoProng} puts it over any base game; its id is {@code two-prong} with the options of
 * {@link io.github.multimove.twoprong.TwoProngProvider}.
 */
@NullMarked
package io.github.multimove.twoprong;

import org.jspecify.annotations.NullMarked;
