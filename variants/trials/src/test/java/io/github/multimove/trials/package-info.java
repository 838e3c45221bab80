@NullMarked
package io.github.multimove.trials;

import org.jspecify.annotations.NullMarked;
