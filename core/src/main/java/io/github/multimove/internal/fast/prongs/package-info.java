/** Several pieces at once, by conditions. */
@NullMarked
package io.github.multimove.internal.fast.prongs;

import org.jspecify.annotations.NullMarked;
