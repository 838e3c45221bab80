/** Tests of what chooses engines. */
@NullMarked
package io.github.multimove.internal.play;

import org.jspecify.annotations.NullMarked;
