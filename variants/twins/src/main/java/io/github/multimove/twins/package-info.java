/**
 * Twins Chess, or Conjoined Twins (Edward Jackman, published 1998): siblings move together and die together.
 *
 * <p>{@link io.github.multimove.twins.Twins} has the game and every variation of its inventor; its id is {@code twins} with the
 * options of {@link io.github.multimove.twins.TwinsProvider}.
 */
@NullMarked
package io.github.multimove.twins;

import org.jspecify.annotations.NullMarked;
