/** The rule set at work. */
@NullMarked
package io.github.multimove.internal.play;

import org.jspecify.annotations.NullMarked;
