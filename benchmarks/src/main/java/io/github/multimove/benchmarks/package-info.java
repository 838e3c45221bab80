/** Benchmarks, each asking one question and asserting its answer; see README.md of this module. */
@NullMarked
package io.github.multimove.benchmarks;

import org.jspecify.annotations.NullMarked;
