/** Turns in two halves, counted from sets. */
@NullMarked
package io.github.multimove.internal.fast.halves;

import org.jspecify.annotations.NullMarked;
