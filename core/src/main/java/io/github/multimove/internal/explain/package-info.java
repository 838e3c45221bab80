/** Why a turn is refused, and what binds a piece. */
@NullMarked
package io.github.multimove.internal.explain;

import org.jspecify.annotations.NullMarked;
