/** Checks what a release consists of. */
@NullMarked
package io.github.multimove.docs.release;

import org.jspecify.annotations.NullMarked;
