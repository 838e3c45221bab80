/** How a module announces its rule sets and base games to {@link io.github.multimove.RuleSets}. */
@NullMarked
package io.github.multimove.spi;

import org.jspecify.annotations.NullMarked;
