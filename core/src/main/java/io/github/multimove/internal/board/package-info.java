/** Squares, pieces, paths, sub-moves in packed form, and the generator of one piece's sub-moves. */
@NullMarked
package io.github.multimove.internal.board;

import org.jspecify.annotations.NullMarked;
