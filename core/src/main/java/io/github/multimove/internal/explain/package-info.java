/** Why a turn is refused, and what binds a man. */
@NullMarked
package io.github.multimove.internal.explain;

import org.jspecify.annotations.NullMarked;
