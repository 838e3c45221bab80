/** Siblings, counted from sets. */
@NullMarked
package io.github.multimove.internal.fast.siblings;

import org.jspecify.annotations.NullMarked;
