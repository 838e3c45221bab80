/** Why a turn is refused and what constrains a position: every kind, with the values that show it. */
@NullMarked
package io.github.multimove.explain;

import org.jspecify.annotations.NullMarked;
