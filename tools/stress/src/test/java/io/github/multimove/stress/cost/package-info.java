@NullMarked
package io.github.multimove.stress.cost;

import org.jspecify.annotations.NullMarked;
