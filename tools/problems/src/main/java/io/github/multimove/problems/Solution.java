package io.github.multimove.problems;

import java.util.List;
import java.util.Objects;

/**
 * What solves a problem: a tree of branches, and as text what composers print.
 *
 * <p>Immutable.
 *
 * @param problem the problem
 * @param solutions the first turns that solve it, each with what is played after it: keys in direct play and selfmate play (after
 *     a key the defences), all beginnings of lines in help play and series
 * @param tries the first turns that fail to few defences, each with its refutations
 * @param setPlay what would be played if the other side began
 * @param shorter in a series, lines of fewer turns than asked for, if the solver was asked for them
 * @param isComplete whether no branch was left out because there were too many
 * @param positions how many positions were looked at; it depends on threads and table
 */
public record Solution(
        Problem problem,
        List<Branch> solutions,
        List<Branch> tries,
        List<Branch> setPlay,
        List<Branch> shorter,
        boolean isComplete,
        long positions) {
    /** Copies the lists. */
    public Solution {
        Objects.requireNonNull(problem, "problem");
        solutions = List.copyOf(Objects.requireNonNull(solutions, "solutions"));
        tries = List.copyOf(Objects.requireNonNull(tries, "tries"));
        setPlay = List.copyOf(Objects.requireNonNull(setPlay, "setPlay"));
        shorter = List.copyOf(Objects.requireNonNull(shorter, "shorter"));
    }

    /** Returns whether the problem can be solved. */
    public boolean isSolved() {
        return !solutions.isEmpty();
    }

    /**
     * Returns the number of solutions: of keys (after a key of defences) in direct play and selfmate play, of complete lines in
     * help play and series.
     */
    public long count() {
        return problem.stipulation().play().isForced()
                ? solutions.size()
                : solutions.stream().mapToLong(Solution::lines).sum();
    }

    private static long lines(Branch branch) {
        return branch.branches().isEmpty()
                ? 1
                : branch.branches().stream().mapToLong(Solution::lines).sum();
    }

    /**
     * Returns the solution as it is printed: set play, tries, keys with variations; or every line of help play. Of more
     * than four duals in one place only the first four are written; {@link #solutions()} has them all.
     */
    @Override
    public String toString() {
        return new SolutionText(this).text();
    }
}
