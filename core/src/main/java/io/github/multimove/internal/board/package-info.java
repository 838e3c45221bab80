/** Squares, men, paths, sub-moves in packed form, and the generator of one man's sub-moves. */
@NullMarked
package io.github.multimove.internal.board;

import org.jspecify.annotations.NullMarked;
