package io.github.multimove.docs;

import io.github.multimove.Perft;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.util.Map;

/** Counts the turns of all games of a given length; each line says what it prints. */
public final class Counting {
    private Counting() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        // @start region="perft"
        RuleSet rules = RuleSets.of("two-prong");
        Position start = rules.initialPosition();
        System.out.println(Perft.count(start, 2)); // -> 3920
        System.out.println(Perft.of(start)
                .threads(2)
                .listener(progress -> {}) // parts done, parts in all, turns counted so far
                .count(3)); // -> 959843
        Map<Turn, Long> divided = Perft.of(start).divide(2);
        System.out.println(divided.size()); // -> 20
        System.out.println(divided.get(rules.parseTurn(start, "e2e4"))); // -> 196
        // @end
    }
}
