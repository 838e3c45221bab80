package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.perft.PerftPart;
import java.util.List;
import java.util.Map;

/** Counts the turns of all games of a given length; each line says what it prints. */
public final class CountingTurns {
    private CountingTurns() {}

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
        parts();
    }

    private static void parts() {
        // @start region="parts"
        RuleSet rules = RuleSets.of("two-prong");
        List<PerftPart> parts = PerftPart.of(rules.initialPosition(), 3).split(rules);
        System.out.println(parts.size()); // -> 20
        PerftPart first = parts.get(0); // bytes, a depth and a multiplicity: send it anywhere
        System.out.println(first.depth() + " " + first.multiplicity()); // -> 2 1
        long sum = 0;
        for (PerftPart part : parts) {
            sum = Math.addExact(sum, part.count(rules));
        }
        System.out.println(sum); // -> 959843
        // @end
    }
}
