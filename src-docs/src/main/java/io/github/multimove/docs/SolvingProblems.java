package io.github.multimove.docs;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.problems.Branch;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.ProblemEnds;
import io.github.multimove.problems.Solution;
import io.github.multimove.problems.SolvedGame;
import io.github.multimove.problems.Solver;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;

/** Solves problems, and a small game whole; each line says what it prints. */
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
        // @start region="whole"
        BaseGame four = BaseGame.builder("four", Board.of(4, 4))
                .royal(PieceType.of("king", 'K', "K"))
                .pieces(PieceType.of("rook", 'R', "R"))
                .array("k3/4/4/2RK")
                .build();
        RuleSet pairs = RuleSet.of("four-pairs", four, TurnStructure.upTo(2));
        SolvedGame solved = SolvedGame.of(pairs, ProblemEnds.of(pairs, "KRk"), 10_000);
        System.out.println(solved.size()); // -> 3808
        System.out.println(solved.longest()); // -> 8
        System.out.println(solved.value(pairs.initialPosition()).orElseThrow()); // -> Value[result=WIN, turns=3]
        // @end
    }
}
