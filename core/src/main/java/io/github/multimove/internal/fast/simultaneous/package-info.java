/** Several pieces at once, by conditions. */
@NullMarked
package io.github.multimove.internal.fast.simultaneous;

import org.jspecify.annotations.NullMarked;
