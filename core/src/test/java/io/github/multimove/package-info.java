/** Tests of the core. */
@NullMarked
package io.github.multimove;

import org.jspecify.annotations.NullMarked;
