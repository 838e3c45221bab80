/** One piece and several at once on boards of up to 128 squares. */
@NullMarked
package io.github.multimove.internal.fast.wide;

import org.jspecify.annotations.NullMarked;
