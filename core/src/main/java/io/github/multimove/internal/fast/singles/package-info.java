/** One piece, along paths: boards of any size, remote captures, pieces that freeze. */
@NullMarked
package io.github.multimove.internal.fast.singles;

import org.jspecify.annotations.NullMarked;
