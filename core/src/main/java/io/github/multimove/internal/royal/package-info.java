/** The royal rule as an object that answers questions; no one asks which rule it is. */
@NullMarked
package io.github.multimove.internal.royal;

import org.jspecify.annotations.NullMarked;
