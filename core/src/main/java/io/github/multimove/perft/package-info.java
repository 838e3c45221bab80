/** Counting games of a given length. */
@NullMarked
package io.github.multimove.perft;

import org.jspecify.annotations.NullMarked;
