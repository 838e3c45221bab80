package io.github.multimove.docs;

import io.github.multimove.RuleSets;
import io.github.multimove.problems.Branch;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solution;
import io.github.multimove.problems.Solver;

/** Solves a problem; each line says what it prints. */
public final class SolvingProblems {
    private SolvingProblems() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        // @start region="solve"
        Problem problem = Problem.of(RuleSets.of("two-prong"), "8/p5p1/8/8/2K5/8/8/2RNk3 w - - 0 20 #2");
        Solution solution = Solver.of(problem).threads(2).solve();
        System.out.println(solution.isSolved()); // -> true
        for (Branch key : solution.solutions()) {
            System.out.println(key); // -> Rc2,Ne3
            for (Branch threat : key.branches(Branch.Kind.THREAT)) {
                System.out.println(threat.turn()); // -> c2e2,c4d3
            }
        }
        // @end
    }
}
