/** Trials of every variant at once: fuzzing, a long soak, many threads. Not published. */
@NullMarked
package io.github.multimove.stress;

import org.jspecify.annotations.NullMarked;
