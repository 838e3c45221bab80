/** Sub-moves one after the other. */
@NullMarked
package io.github.multimove.internal.turns.series;

import org.jspecify.annotations.NullMarked;
