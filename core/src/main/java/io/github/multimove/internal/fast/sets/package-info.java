/** One piece and two on boards of up to 64 squares. */
@NullMarked
package io.github.multimove.internal.fast.sets;

import org.jspecify.annotations.NullMarked;
