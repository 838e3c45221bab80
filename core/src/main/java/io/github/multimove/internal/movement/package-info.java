/** Betza notation. */
@NullMarked
package io.github.multimove.internal.movement;

import org.jspecify.annotations.NullMarked;
