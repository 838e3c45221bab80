package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The rule sets that are tried: every one that is found, and a spread of their options. */
public final class StressRules {
    private static final List<String> OPTIONS = List.of("""
            two-prong[prongs=3] two-prong[prongs=4] two-prong[prongs=8] two-prong[prongs=16]
            two-prong[castling=single] two-prong[castling=single,prongs=3]
            two-prong[base=double-king,castling=single] two-prong[collision=true]
            two-prong[collision=true,prongs=3] two-prong[base=grand] two-prong[base=grand,prongs=3]
            two-prong[base=raumschach] two-prong[base=dragonchess] two-prong[base=dragonchess,prongs=4]
            two-prong[base=double-king] two-prong[base=double-king[castling=lenient],collision=true]
            twinmove[balanced=true] twinmove[pawn-move=optional] twinmove[promotion=queen] twinmove[base=grand]
            twinmove[base=raumschach] twinmove[base=dragonchess] twinmove[base=double-king]
            geminus[balanced=true] geminus[pawn-move=optional,promotion=any] twins[order=sequential]
            twins[sharing=true] twins[order=sequential,sharing=true] twins[array=fraternal]
            twins[array=twin-queens] twins[array=twin-queens-only] twins[array=royal-queen,sharing=true]
            twins[bond=separated] twins[bond=separated-single] twins[bond=identical,sharing=true]
            twins[promotion=sibling] marseillais[balanced=false,stuck=draws] marseillais[early-check=last]
            marseillais[en-passant=first] marseillais[en-passant=last] marseillais[base=grand]
            marseillais[base=double-king] progressive[form=italian] progressive[form=english]
            progressive[form=english,logical=true] progressive[form=portuguese] kings-progressive[form=italian]
            moderate-progressive[conservative=true] accelerated[balanced=true] monster[pawns=8]
            monster[win=capture] monster[en-passant=last,reversed=true] avalanche[balanced=true]
            avalanche[array=reversed] doublemove[balanced=false,en-passant=none] doublemove[base=grand]
            bennekom[base=double-king] duck[base=grand] double-king[castling=lenient]
            double-king[score-double-checkmate=true] raumschach[array=cvp,pawn-captures=four]
            dragonchess[elemental-rise=move] two-prong[base=chess960[array=1]]
            marseillais[base=chess960[array=959]]
            """.strip().split("\\s+", -1));

    private static final Map<String, RuleSet> KNOWN = new ConcurrentHashMap<>();

    private StressRules() {}

    /** Returns the rule set of an id, made once: many tests ask for the same. */
    static RuleSet of(String id) {
        return KNOWN.computeIfAbsent(id, RuleSets::of);
    }

    /** Returns the rule sets, always in the same order. */
    public static List<RuleSet> all() {
        Set<String> ids = new LinkedHashSet<>(RuleSets.ids());
        ids.addAll(OPTIONS);
        return ids.stream().map(StressRules::of).toList();
    }

    /** The ids of Twins Chess with every combination of its options. */
    public static List<String> twins() {
        List<String> combined = List.of("");
        for (List<String> option : List.of(
                List.of("standard", "royal-queen", "twin-queens", "fraternal", "twin-queens-only"),
                List.of("", ",bond=separated", ",bond=separated-single", ",bond=identical"),
                List.of("", ",order=sequential"),
                List.of("", ",promotion=sibling", ",promotion=twins"),
                List.of("", ",sharing=true"))) {
            combined = combined.stream()
                    .flatMap(before -> option.stream().map(before::concat))
                    .toList();
        }
        return combined.stream()
                .filter(options -> !options.contains("only") || !options.contains("promotion"))
                .map(options -> RuleSets.of("twins[array=" + options + "]").id())
                .toList();
    }
}
