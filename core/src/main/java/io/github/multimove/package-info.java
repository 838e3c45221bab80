/** The vocabulary of multi-move chess variants: positions, turns, rule sets. */
@NullMarked
package io.github.multimove;

import org.jspecify.annotations.NullMarked;
