package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.perft.PerftPart;
import io.github.multimove.testkit.PerftTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Counts the turns of all games of a given length; each line says what it prints. */
public final class CountingTurns {
    private CountingTurns() {}

    /** Prints what its lines say. */
    public static void main(String[] args) throws IOException {
        // @start region="perft"
        RuleSet rules = RuleSets.of("two-prong");
        Position start = rules.initialPosition();
        System.out.println(Perft.count(start, 2)); // -> 3920
        System.out.println(Perft.of(start).threads(2).count(3)); // -> 959843
        System.out.println(Perft.of(start).divide(2).get(start.parseTurn("e2e4"))); // -> 196
        // @end
        parts();
        table();
    }

    private static void parts() {
        // @start region="parts"
        RuleSet rules = RuleSets.of("two-prong");
        List<PerftPart> parts = PerftPart.of(rules.initialPosition(), 3).split();
        System.out.println(parts.size()); // -> 20
        PerftPart first = parts.get(0); // a position, a depth and a multiplicity: send it anywhere
        System.out.println(first.depth() + " " + first.multiplicity()); // -> 2 1
        long sum = 0;
        for (PerftPart part : parts) {
            sum = Math.addExact(sum, part.count());
        }
        System.out.println(sum); // -> 959843
        // @end
    }

    private static void table() throws IOException {
        // @start region="table"
        String file = "# Two-Prong Chess\ntwo-prong\t1\t20\ntwo-prong\t2\t3920\n"; // or a resource beside a test
        for (PerftTable.Row row : PerftTable.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)))) {
            System.out.println(row.depth() + " " + row.count() + " " + row.counted());
        }
        // -> 1 20 20
        // -> 2 3920 3920
        // @end
    }
}
