/** Boards of several words: one piece along paths on boards of any size, up to three at once from sets up to 128 squares. */
@NullMarked
package io.github.multimove.internal.fast.wide;

import org.jspecify.annotations.NullMarked;
