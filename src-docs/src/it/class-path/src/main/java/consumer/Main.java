package consumer;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A program that embeds Multimove: with every variant that is found it does what such programs do, and compares with what
 * it knows. The argument says whether the library is expected to be a named module, {@code true} or {@code false}.
 */
public final class Main {
    /** The turns of the first one and two turns; Geminus and Duck Chess have too many for two. */
    private static final Map<String, List<Long>> PERFT = new TreeMap<>(Map.ofEntries(
            Map.entry("orthodox", List.of(20L, 400L)),
            Map.entry("two-prong", List.of(20L, 3_920L)),
            Map.entry("twinmove", List.of(121L, 14_549L)),
            Map.entry("geminus", List.of(44_468L)),
            Map.entry("twins", List.of(20L, 400L)),
            Map.entry("double-king", List.of(29L, 841L)),
            Map.entry("chess960", List.of(20L, 400L)),
            Map.entry("grand", List.of(65L, 4_225L)),
            Map.entry("raumschach", List.of(61L, 3_615L)),
            Map.entry("dragonchess", List.of(90L, 8_094L)),
            Map.entry("marseillais", List.of(20L, 8_902L)),
            Map.entry("progressive", List.of(20L, 8_902L)),
            Map.entry("monster", List.of(99L, 1_976L)),
            Map.entry("avalanche", List.of(160L, 27_488L)),
            Map.entry("doublemove", List.of(20L, 8_902L)),
            Map.entry("extra-move", List.of(20L, 4_971L)),
            Map.entry("two-move", List.of(20L, 8_256L)),
            Map.entry("two-fisted", List.of(20L, 4_640L)),
            Map.entry("bennekom", List.of(32L, 1_060L)),
            Map.entry("accelerated", List.of(445L)),
            Map.entry("kings-progressive", List.of(20L, 400L)),
            Map.entry("moderate-progressive", List.of(20L, 8_656L)),
            Map.entry("triplets", List.of(16L, 256L)),
            Map.entry("balanced-swap", List.of(20L, 7_580L)),
            Map.entry("progressive-take-all", List.of(20L, 8_902L)),
            Map.entry("swedish", List.of(231L, 53_361L)),
            Map.entry("duck", List.of(640L))));

    private Main() {}

    public static void main(String[] args) {
        Expect.equal(args.length, 1, "arguments");
        Expect.equal(
                RuleSet.class.getModule().isNamed(), Boolean.parseBoolean(args[0]), "the library in a named module");
        Expect.equal(RuleSets.ids(), List.copyOf(PERFT.keySet()), "variants found");
        alone();
        Foreign.orthodox();
        for (String id : RuleSets.ids()) {
            RuleSet rules = RuleSets.of(id);
            List<Long> counts = PERFT.get(id);
            for (int depth = 1; depth <= counts.size(); depth++) {
                Perft perft = Perft.of(rules.initialPosition()).threads(2);
                Expect.equal(perft.count(depth), counts.get(depth - 1), id + ": perft " + depth);
            }
            Tour tour = new Tour(rules);
            tour.turns();
            tour.hand();
            tour.setup();
            tour.refusals();
            tour.game();
            tour.server();
            System.out.println(id + ": " + tour);
        }
    }

    /** The library needs nothing beside it, and names the argument that is left out. */
    private static void alone() {
        Expect.that(
                Main.class.getClassLoader().getResource("org/jspecify/annotations/NullMarked.class") == null,
                "no annotations on the path");
        NullPointerException refused = Expect.refused(NullPointerException.class, () -> RuleSets.of(null), "no id");
        Expect.equal(refused.getMessage(), "id", "the argument that is named");
    }
}
