/** Up to so many pieces at once. */
@NullMarked
package io.github.multimove.internal.turns.simultaneous;

import org.jspecify.annotations.NullMarked;
