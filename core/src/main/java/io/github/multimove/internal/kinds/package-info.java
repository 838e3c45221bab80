/** What every refusal and every constraint is, below the public types; one place that makes kinds for the root package. */
@NullMarked
package io.github.multimove.internal.kinds;

import org.jspecify.annotations.NullMarked;
