/** Twins Chess, or Conjoined Twins (Edward Jackman, published 1998). */
@NullMarked
package io.github.multimove.twins;

import org.jspecify.annotations.NullMarked;
