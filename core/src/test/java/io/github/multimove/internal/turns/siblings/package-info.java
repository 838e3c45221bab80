/** Tests of what siblings are decided by. */
@NullMarked
package io.github.multimove.internal.turns.siblings;

import org.jspecify.annotations.NullMarked;
