package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.problems.EndingTable;
import io.github.multimove.problems.EndingTable.Result;
import io.github.multimove.problems.Endings;

/** King and queen against king in the orthodox game. */
final class SolvingEndings {
    private SolvingEndings() {}

    /** Solves it and asks one position. */
    public static void main(String[] args) {
        // @start region="whole"
        Endings endings = Endings.of(RuleSets.of("orthodox")).threads(2);
        EndingTable table = endings.table("KQk");
        System.out.println(table.count(Side.WHITE, Result.WIN)); // -> 144508
        System.out.println(table.longest(Side.WHITE, Result.WIN)); // -> 19
        Position position = RuleSets.of("orthodox").position("8/8/8/3k4/8/8/8/KQ6 w - - 0 1");
        System.out.println(endings.value(position)); // -> Value[result=WIN, turns=17]
        System.out.println(endings.best(position).get(0)); // -> a1b2
        // @end
    }
}
