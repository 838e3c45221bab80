/** The structures of a rule set in time: while pieces are in hand, on the first turn, and from then on. */
@NullMarked
package io.github.multimove.internal.turns.time;

import org.jspecify.annotations.NullMarked;
