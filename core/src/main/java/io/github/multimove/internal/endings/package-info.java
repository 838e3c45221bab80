/** Check, mate, outcome and threats. */
@NullMarked
package io.github.multimove.internal.endings;

import org.jspecify.annotations.NullMarked;
