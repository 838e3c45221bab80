/** Tests of the core. */
@NullMarked
package io.github.multimove.perft;

import org.jspecify.annotations.NullMarked;
