package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rule sets that fingerprints are taken of: those of {@link StressRules}, every published rule set with every value of
 * each of its options, and games that are not published, which combine what published games do not.
 */
final class FingerprintRules {
    /** Their turns of many pieces take long to count. */
    private static final Set<String> SLOW = Set.of(
            "two-prong[prongs=6]",
            "two-prong[prongs=7]",
            "two-prong[prongs=8]",
            "two-prong[base=dragonchess,prongs=4]");

    /** Games of ordered turns, which are gone through more slowly than turns that are sets. */
    private static final List<String> ORDERED = List.of("""
            accelerated avalanche bennekom doublemove duck extra-move kings-progressive marseillais
            moderate-progressive monster progressive swedish triplets balanced-swap progressive-take-all
            two-fisted two-move
            """.strip().split("\\s+", -1));

    private FingerprintRules() {}

    /** Returns whether a rule set takes much longer at a position than others. */
    static boolean isSlow(RuleSet rules) {
        return SLOW.contains(rules.id());
    }

    /** Returns whether a rule set is a game of ordered turns, of which a tenth of the positions is asked. */
    static boolean isOrdered(RuleSet rules) {
        return ORDERED.stream().anyMatch(rules.id()::startsWith);
    }

    /** Returns the rule sets, always in the same order, each id once. */
    static List<RuleSet> all() {
        Map<String, RuleSet> all = new LinkedHashMap<>();
        StressRules.all().forEach(rules -> all.putIfAbsent(rules.id(), rules));
        for (String id : RuleSets.ids()) {
            for (RuleSetOption option : RuleSets.describe(id).options()) {
                for (String value : AgreementRules.values(option)) {
                    RuleSet rules = RuleSets.of(id + "[" + option.name() + "=" + value + "]");
                    all.putIfAbsent(rules.id(), rules);
                }
            }
        }
        InventedGames.of("fingerprints").forEach(rules -> all.putIfAbsent(rules.id(), rules));
        return List.copyOf(all.values());
    }
}
