/** Which sub-moves make a turn: what every structure answers, on the reference generator. */
@NullMarked
package io.github.multimove.internal.turns;

import org.jspecify.annotations.NullMarked;
