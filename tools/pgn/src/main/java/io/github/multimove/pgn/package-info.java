/** Reading and writing games as PGN (rules/notation.md, Games: PGN). */
@NullMarked
package io.github.multimove.pgn;

import org.jspecify.annotations.NullMarked;
