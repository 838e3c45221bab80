/** Tests of what siblings are decided by. */
@NullMarked
package io.github.multimove.internal.text;

import org.jspecify.annotations.NullMarked;
