/**
 * Chess problems: a position and a {@linkplain io.github.multimove.problems.Stipulation stipulation}, solved exactly.
 *
 * <p>A {@link io.github.multimove.problems.Problem} is made of Forsyth notation and a stipulation such as {@code #2};
 * {@link io.github.multimove.problems.Solver} finds every solution by trying every turn, and a
 * {@link io.github.multimove.problems.Solution} is a tree of {@linkplain io.github.multimove.problems.Branch branches} and
 * the text that composers print.
 */
@NullMarked
package io.github.multimove.problems;

import org.jspecify.annotations.NullMarked;
