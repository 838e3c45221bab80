/** Tests of Two-Prong Chess. */
@NullMarked
package io.github.multimove.twoprong;

import org.jspecify.annotations.NullMarked;
