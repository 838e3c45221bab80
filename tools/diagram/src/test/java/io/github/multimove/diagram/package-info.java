/** Tests of the core. */
@NullMarked
package io.github.multimove.diagram;

import org.jspecify.annotations.NullMarked;
