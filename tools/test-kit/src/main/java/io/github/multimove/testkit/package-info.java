/**
 * The laws that every rule set keeps, as plain Java, for authors of variants.
 *
 * <p>{@link io.github.multimove.testkit.Laws} states them; {@link io.github.multimove.testkit.RandomPlay} makes positions
 * to try them on, {@link io.github.multimove.testkit.BrokenText} texts that no piece should have written.
 * {@link io.github.multimove.testkit.RuleSetLaws} has them all as tests for JUnit 5, for those who use it.
 */
@NullMarked
package io.github.multimove.testkit;

import org.jspecify.annotations.NullMarked;
