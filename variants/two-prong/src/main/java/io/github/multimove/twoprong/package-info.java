/** Two-Prong Chess (John Whelan, published 2015). */
@NullMarked
package io.github.multimove.twoprong;

import org.jspecify.annotations.NullMarked;
