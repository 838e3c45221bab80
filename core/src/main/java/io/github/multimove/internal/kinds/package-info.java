/** One place that makes refusals for the root package. */
@NullMarked
package io.github.multimove.internal.kinds;

import org.jspecify.annotations.NullMarked;
