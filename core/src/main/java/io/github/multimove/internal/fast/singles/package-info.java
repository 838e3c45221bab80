/** One man, along paths: boards of any size, captures from afar, men who freeze. */
@NullMarked
package io.github.multimove.internal.fast.singles;

import org.jspecify.annotations.NullMarked;
