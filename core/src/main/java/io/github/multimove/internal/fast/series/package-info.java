/** Ordered turns, answered by their beginnings. */
@NullMarked
package io.github.multimove.internal.fast.series;

import org.jspecify.annotations.NullMarked;
