/** Up to so many men at once. */
@NullMarked
package io.github.multimove.internal.turns.simultaneous;

import org.jspecify.annotations.NullMarked;
