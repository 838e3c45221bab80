/** One man, from sets of destinations. */
@NullMarked
package io.github.multimove.internal.fast.singles;

import org.jspecify.annotations.NullMarked;
