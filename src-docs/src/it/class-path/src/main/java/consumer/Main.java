package consumer;

import io.github.multimove.Perft;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A program that embeds Multimove: with every variant that is found it does what such programs do, and compares with what
 * it knows. The argument says whether the library is expected to be a named module, {@code true} or {@code false}.
 */
public final class Main {
    /** The turns of the first one and two turns; Geminus Chess has too many for two. */
    private static final Map<String, List<Long>> PERFT = new TreeMap<>(Map.of(
            "orthodox", List.of(20L, 400L),
            "two-prong", List.of(20L, 3_920L),
            "twinmove", List.of(121L, 14_549L),
            "geminus", List.of(44_468L),
            "twins", List.of(20L, 400L),
            "double-king", List.of(29L, 841L),
            "grand", List.of(65L, 4_225L),
            "raumschach", List.of(61L, 3_615L),
            "dragonchess", List.of(90L, 8_094L)));

    private Main() {}

    public static void main(String[] args) {
        Expect.equal(args.length, 1, "arguments");
        Expect.equal(
                RuleSet.class.getModule().isNamed(), Boolean.parseBoolean(args[0]), "the library in a named module");
        Expect.equal(RuleSets.ids(), List.copyOf(PERFT.keySet()), "variants found");
        for (String id : RuleSets.ids()) {
            RuleSet rules = RuleSets.of(id);
            List<Long> counts = PERFT.get(id);
            for (int depth = 1; depth <= counts.size(); depth++) {
                Perft perft = Perft.of(rules.initialPosition()).threads(2);
                Expect.equal(perft.count(depth), counts.get(depth - 1), id + ": perft " + depth);
            }
            Tour tour = new Tour(rules);
            tour.turns();
            tour.setup();
            tour.refusals();
            tour.game();
            tour.server();
            System.out.println(id + ": " + tour);
        }
    }
}
