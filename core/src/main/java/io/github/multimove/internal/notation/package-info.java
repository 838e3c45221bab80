/** Turns as text, in coordinate and algebraic form. */
@NullMarked
package io.github.multimove.internal.notation;

import org.jspecify.annotations.NullMarked;
