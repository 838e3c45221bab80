/** Geminus Chess (Mats Winther, 2006). */
@NullMarked
package io.github.multimove.geminus;

import org.jspecify.annotations.NullMarked;
