/** The three axes of a rule set, and the means to define a variant of one's own. */
@NullMarked
package io.github.multimove.rules;

import org.jspecify.annotations.NullMarked;
