/**
 * Twins Chess, or Conjoined Twins (Edward Jackman, published 1998): siblings move together and die together.
 *
 * <p>{@link Twins} has the game and every variation of its inventor.
 */
@NullMarked
package io.github.multimove.twins;

import org.jspecify.annotations.NullMarked;
