/** A position as value and as text. */
@NullMarked
package io.github.multimove.internal.position;

import org.jspecify.annotations.NullMarked;
