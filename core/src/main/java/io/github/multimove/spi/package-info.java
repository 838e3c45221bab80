/**
 * How a module announces its rule sets and base games to {@link io.github.multimove.RuleSets}.
 *
 * <p>A {@link io.github.multimove.spi.Variant} is a game with its id, words and {@linkplain io.github.multimove.spi.Option options}.
 * A {@link io.github.multimove.spi.RuleSetProvider} lists rule sets, a {@link io.github.multimove.spi.BaseGameProvider} base games,
 * so that every overlay finds them as {@code base=...}. Both are named in {@code module-info} and under {@code META-INF/services}.
 * {@link io.github.multimove.spi.Reference} is for programs that test the library.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="provider"}
 */
@NullMarked
package io.github.multimove.spi;

import org.jspecify.annotations.NullMarked;
