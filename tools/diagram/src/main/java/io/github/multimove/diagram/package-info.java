/** Positions and turns as text and as SVG, still and animated. */
@NullMarked
package io.github.multimove.diagram;

import org.jspecify.annotations.NullMarked;
