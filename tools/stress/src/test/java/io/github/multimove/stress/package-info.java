@NullMarked
package io.github.multimove.stress;

import org.jspecify.annotations.NullMarked;
