/** Siblings that move and die together. */
@NullMarked
package io.github.multimove.internal.turns.siblings;

import org.jspecify.annotations.NullMarked;
