/** Twinmove Chess (Mats Winther, 2006). */
@NullMarked
package io.github.multimove.twinmove;

import org.jspecify.annotations.NullMarked;
