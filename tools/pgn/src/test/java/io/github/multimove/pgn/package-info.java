/** Tests of the core. */
@NullMarked
package io.github.multimove.pgn;

import org.jspecify.annotations.NullMarked;
