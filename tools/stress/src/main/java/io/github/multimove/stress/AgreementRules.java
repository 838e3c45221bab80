package io.github.multimove.stress;

import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.independent.ReferencePositions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rule sets that laws and comparisons go through, found by themselves: every published game, every value of each of its
 * options, all other values together; and invented games, which lead where no published one does.
 */
final class AgreementRules {
    private static final int MOST_VALUES = 7;

    /** Few pieces, so that long series can be listed. */
    private static final List<String> FEW_PIECES = List.of(
            "4k3/2p4P/8/8/8/8/p5P1/4K2R w K - 0 5",
            "8/1k1p4/8/2P5/8/8/3K4/8 b - - 0 3",
            "r3k3/1P6/8/8/8/6n1/4P3/4K3 w q - 0 2",
            "4k3/8/8/1pP1p3/3P4/8/8/4K3 w - b6 0 3",
            "4k3/3p1p2/8/2P1P3/8/8/8/4K3 b - - 0 2");

    private static final Map<String, List<String>> STARTS = new ConcurrentHashMap<>();

    private static final List<RuleSet> ALL = found();

    private AgreementRules() {}

    /** Returns the rule sets, always in the same order. */
    static List<RuleSet> all() {
        return ALL;
    }

    private static List<RuleSet> found() {
        Map<String, RuleSet> all = new LinkedHashMap<>();
        StressRules.all().forEach(rules -> all.putIfAbsent(rules.id(), rules));
        for (String game : RuleSets.ids()) {
            List<String> others = new ArrayList<>();
            for (RuleSetOption option : RuleSets.describe(game).options()) {
                values(option).forEach(value -> put(all, game, option.name() + "=" + value));
                if (!option.name().equals("base")) {
                    others.add(option.name() + "=" + last(option));
                }
            }
            put(all, game, String.join(",", others));
        }
        InventedGames.of("agreement").forEach(rules -> all.put(rules.id(), rules));
        InventedGames.of("series").forEach(rules -> all.put(rules.id(), rules));
        return List.copyOf(all.values());
    }

    /** Returns the published games with every two values of two of their options that go together. */
    static List<RuleSet> pairs() {
        Map<String, RuleSet> pairs = new LinkedHashMap<>();
        for (String game : RuleSets.ids()) {
            List<RuleSetOption> options = RuleSets.describe(game).options();
            for (int i = 0; i < options.size(); i++) {
                for (RuleSetOption other : options.subList(0, i)) {
                    for (String value : values(options.get(i))) {
                        for (String otherValue : values(other)) {
                            put(
                                    pairs,
                                    game,
                                    other.name() + "=" + otherValue + ","
                                            + options.get(i).name() + "=" + value);
                        }
                    }
                }
            }
        }
        all().forEach(rules -> pairs.remove(rules.id()));
        return List.copyOf(pairs.values());
    }

    /** Returns texts of positions to begin from, none for the initial position alone. */
    static List<String> starts(RuleSet rules) {
        return STARTS.computeIfAbsent(
                rules.id(),
                id -> (isInvented(rules) ? starts(id, InventedGames.of("series").contains(rules)) : kept(id))
                        .stream().filter(kept -> isPosition(rules, kept)).toList());
    }

    private static boolean isInvented(RuleSet rules) {
        return InventedGames.of("agreement").contains(rules)
                || InventedGames.of("series").contains(rules);
    }

    /** Few games over another base have neither an independent implementation nor positions. */
    private static List<String> kept(String id) {
        try {
            return ReferencePositions.of(id);
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }

    /** A position may be kept for one option of a game alone. */
    private static boolean isPosition(RuleSet rules, String text) {
        try {
            return rules.equals(rules.position(text).ruleSet());
        } catch (PositionException e) {
            return false;
        }
    }

    /** The values of an option that are tried: the first of numbers that are many. */
    static List<String> values(RuleSetOption option) {
        return option.values().subList(0, Math.min(MOST_VALUES, option.values().size()));
    }

    private static String last(RuleSetOption option) {
        String last = option.values().get(option.values().size() - 1);
        return last.equals(option.byDefault()) ? option.values().get(0) : last;
    }

    /** Some values do not go together, which the catalogue says. */
    private static void put(Map<String, RuleSet> all, String game, String options) {
        RuleSet rules;
        try {
            rules = StressRules.of(options.isEmpty() ? game : game + "[" + options + "]");
        } catch (IllegalArgumentException notTogether) {
            return;
        }
        all.putIfAbsent(rules.id(), rules);
    }

    private static List<String> starts(String id, boolean isSeries) {
        String few = "8/8/2k5/1P1P4/8/3R4/8/8 b - - 0 1";
        String rooks = "4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9";
        return switch (id) {
            case "one-take-all" -> List.of(rooks, few);
            case "two-take-all", "two-moves-take-all" -> List.of(few);
            case "move-and-swap-or-not" -> List.of(rooks);
            case "swap-then-move" -> List.of("7N/1b6/8/6P1/k6P/b7/8/5K2 w - - 3 9");
            case "grand-swap" -> List.of("10/2k3P3/5N4/10/10/10/10/3B6/4K4p/10 w - - 0 20");
            case "house-one", "house-two", "house-two-until-check", "house-pawn-then-piece" ->
                List.of("r3k2Q~/1P6/8/3n4/8/4Pp2/1p4p1/4K2R[BNPqp] w Kq - 0 20");
            case "shogi-one", "shogi-two", "shogi-two-until-check" -> List.of("k2+r1/P4/1G3/4p/3SK[PSp] w - - 0 20");
            case "must-one", "must-two", "must-two-in-order", "must-until-check" ->
                List.of("2b1k3/P4p2/3p4/8/2n5/8/3N1Pp1/4K2R w - - 0 20");
            default -> isSeries ? FEW_PIECES : List.of();
        };
    }
}
