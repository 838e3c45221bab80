/** Which sub-moves make a turn: what every structure answers, on the plain path. */
@NullMarked
package io.github.multimove.internal.turns;

import org.jspecify.annotations.NullMarked;
