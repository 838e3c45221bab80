package io.github.multimove.stress;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
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
            for (RuleSetOption option : RuleSets.options(id)) {
                for (String value : AgreementRules.values(option)) {
                    RuleSet rules = RuleSets.of(id + "[" + option.name() + "=" + value + "]");
                    all.putIfAbsent(rules.id(), rules);
                }
            }
        }
        invented().forEach(rules -> all.putIfAbsent(rules.id(), rules));
        return List.copyOf(all.values());
    }

    private static List<RuleSet> invented() {
        BaseGame orthodox = RuleSets.baseGame("orthodox");
        BaseGame kings = RuleSets.baseGame("double-king");
        BaseGame grand = RuleSets.baseGame("grand");
        TurnStructure single = TurnStructure.one();
        return List.of(
                RuleSet.of("invented-one-captured", orthodox, single, RoyalRule.capture()),
                RuleSet.of("invented-kings-captured", kings, single, RoyalRule.capture()),
                RuleSet.of("invented-grand-captured", grand, TurnStructure.upTo(2), RoyalRule.capture()),
                RuleSet.of("invented-three-at-once", kings, TurnStructure.upTo(3), RoyalRule.capture()),
                RuleSet.of("invented-pawn-then-piece-bound", orthodox, TurnStructure.pawnThenPiece(true)),
                RuleSet.of("invented-pawn-first-if-liked", grand, TurnStructure.pawnThenPiece(false)),
                RuleSet.of("invented-pawns-of-kings", kings, TurnStructure.pawnThenPiece(true)),
                RuleSet.of(
                        "invented-pawn-alone-begins",
                        orthodox,
                        TurnStructure.opening(TurnStructure.pawnAlone()).then(TurnStructure.upTo(2))),
                RuleSet.of("invented-leapers", leapers(), TurnStructure.upTo(2), RoyalRule.lastRoyal()),
                RuleSet.of("invented-leapers-captured", leapers(), TurnStructure.upTo(4), RoyalRule.capture()),
                RuleSet.of("invented-wide", wide(), TurnStructure.upTo(2), RoyalRule.lastRoyal()),
                RuleSet.of("invented-wide-captured", wide(), single, RoyalRule.capture()));
    }

    /** Six files and ranks: lame leaps, limited riders and moves that only capture, two royal pieces a side. */
    private static BaseGame leapers() {
        return BaseGame.builder("invented-leapers", Board.of(6, 6))
                .royal(PieceType.of("king", 'K', "K"))
                .royal(PieceType.of("emir", 'E', "WfN"))
                .pieces(
                        PieceType.of("horse", 'H', "nN"),
                        PieceType.of("wagon", 'W', "R3mF"),
                        PieceType.of("guard", 'G', "mWcF"),
                        PieceType.of("rider", 'R', "NN"))
                .array("hwekrg/ggg1gg/6/6/GGG1GG/HWEKRG")
                .build();
    }

    /** Sixteen files and twelve ranks, more squares than two words have bits. */
    private static BaseGame wide() {
        return BaseGame.builder("invented-wide", Board.of(16, 12))
                .royal(PieceType.of("king", 'K', "K"))
                .pieces(
                        PieceType.of("queen", 'Q', "Q"),
                        PieceType.of("knight", 'N', "N"),
                        PieceType.of("bishop", 'B', "B"),
                        PieceType.of("camel", 'C', "C"),
                        PieceType.of("soldier", 'S', "fWfcF"))
                .array("bncqbncbkcnbqcnb/ssssssssssssssss/16/16/16/16/16/16/16/16/SSSSSSSSSSSSSSSS/BNCQBNCBKCNBQCNB")
                .build();
    }
}
