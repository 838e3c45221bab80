/**
 * Two-Prong Chess (John Whelan, published 2015): one or two different pieces move in a turn, at once.
 *
 * <p>{@link TwoProng} puts it over any base game.
 */
@NullMarked
package io.github.multimove.twoprong;

import org.jspecify.annotations.NullMarked;
