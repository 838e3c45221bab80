/** Tests of what the rest of an ordered turn depends on. */
@NullMarked
package io.github.multimove.internal.turns.series;

import org.jspecify.annotations.NullMarked;
