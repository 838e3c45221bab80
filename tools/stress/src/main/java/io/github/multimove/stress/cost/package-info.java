/** What questions cost, counted and not timed: methods called and branches taken in the library's own classes. */
@NullMarked
package io.github.multimove.stress.cost;

import org.jspecify.annotations.NullMarked;
