@NullMarked
package io.github.multimove.trials.cost;

import org.jspecify.annotations.NullMarked;
