/** Double King Chess (David Moeser, 1970). */
@NullMarked
package io.github.multimove.doubleking;

import org.jspecify.annotations.NullMarked;
