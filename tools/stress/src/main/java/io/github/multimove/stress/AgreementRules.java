package io.github.multimove.stress;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The rule sets whose fast paths are compared with the plain one: every option of every variant, and invented games. */
final class AgreementRules {
    private AgreementRules() {}

    /** Returns the rule sets, always in the same order. */
    static List<RuleSet> all() {
        Map<String, RuleSet> all = new LinkedHashMap<>();
        StressRules.all().forEach(rules -> all.putIfAbsent(rules.id(), rules));
        for (String id : RuleSets.ids()) {
            for (RuleSetOption option : RuleSets.options(id)) {
                for (String value : option.values()) {
                    RuleSet rules = RuleSets.of(id + "[" + option.name() + "=" + value + "]");
                    all.putIfAbsent(rules.id(), rules);
                }
            }
        }
        invented().forEach(rules -> all.putIfAbsent(rules.id(), rules));
        return List.copyOf(all.values());
    }

    private static List<RuleSet> invented() {
        return List.of(
                RuleSet.of("low-one", low(), TurnStructure.one(), RoyalRule.lastRoyal()),
                RuleSet.of("low-two", low(), TurnStructure.upTo(2), RoyalRule.lastRoyal()),
                RuleSet.of("low-three", low(), TurnStructure.upTo(3), RoyalRule.lastRoyal()),
                RuleSet.of("strong-one", strong(), TurnStructure.one(), RoyalRule.lastRoyal()),
                RuleSet.of("strong-two", strong(), TurnStructure.upTo(2), RoyalRule.lastRoyal()),
                RuleSet.of(
                        "orthodox-one-without-castling", Orthodox.game(), TurnStructure.upTo(1), RoyalRule.lastRoyal()),
                RuleSet.of("strong-taken", strong(), TurnStructure.upTo(2), RoyalRule.capture()),
                RuleSet.of("orthodox-taken", Orthodox.game(), TurnStructure.one(), RoyalRule.capture()));
    }

    /** Eight files and six ranks, and pawns that promote to two kinds. */
    private static BaseGame low() {
        Board board = Board.of(8, 6);
        return BaseGame.builder("low", board)
                .royal(Orthodox.KING)
                .pawn(Orthodox.PAWN)
                .pieces(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .array("rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR")
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.QUEEN, Orthodox.KNIGHT)
                        .must(board.squares().stream()
                                .filter(square -> square.rank() == 5)
                                .collect(Collectors.toSet())))
                .build();
    }

    /** Pieces that both slide and leap, and two kinds of leapers. */
    private static BaseGame strong() {
        return BaseGame.builder("strong", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pawn(Orthodox.PAWN)
                .pieces(
                        PieceType.of("marshal", 'M', "RN"),
                        PieceType.of("cardinal", 'C', "BN"),
                        PieceType.of("camel", 'L', "C"),
                        PieceType.of("alibaba", 'A', "AD"),
                        Orthodox.QUEEN)
                .array("mlacklam/pppppppp/8/8/8/8/PPPPPPPP/MLACKLAM")
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.QUEEN)
                        .must(Board.of(8, 8).squares().stream()
                                .filter(square -> square.rank() == 7)
                                .collect(Collectors.toSet())))
                .noCastling()
                .firstSide(Side.WHITE)
                .build();
    }
}
