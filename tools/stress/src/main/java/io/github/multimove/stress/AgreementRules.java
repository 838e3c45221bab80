package io.github.multimove.stress;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.WithoutTurn;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The rule sets that laws and comparisons go through, found by themselves: every published game, every value of each of its
 * options, all other values together; and invented games, which lead where no published one does.
 */
final class AgreementRules {
    private static final int MOST_VALUES = 7;
    private static final RoyalRule.LastPiece LAST_PIECE = RoyalRule.lastPiece();
    private static final Step MOVE = Step.move();
    private static final Step SWAP = Step.swap();

    /** Invented games, each with texts of positions to begin from. */
    private static final Map<RuleSet, List<String>> INVENTED = invented();

    private static final Map<String, List<String>> STARTS = new ConcurrentHashMap<>();

    private AgreementRules() {}

    /** Returns the rule sets, always in the same order. */
    static List<RuleSet> all() {
        Map<String, RuleSet> all = new LinkedHashMap<>();
        StressRules.all().forEach(rules -> all.putIfAbsent(rules.id(), rules));
        for (String game : RuleSets.ids()) {
            List<String> others = new ArrayList<>();
            for (RuleSetOption option : RuleSets.options(game)) {
                values(option).forEach(value -> put(all, game, option.name() + "=" + value));
                if (!option.name().equals("base")) {
                    others.add(option.name() + "=" + last(option));
                }
            }
            put(all, game, String.join(",", others));
        }
        INVENTED.keySet().forEach(rules -> all.put(rules.id(), rules));
        return List.copyOf(all.values());
    }

    /** Returns the published games with every two values of two of their options that go together. */
    static List<RuleSet> pairs() {
        Map<String, RuleSet> pairs = new LinkedHashMap<>();
        for (String game : RuleSets.ids()) {
            List<RuleSetOption> options = RuleSets.options(game);
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
                id -> INVENTED.getOrDefault(rules, kept(id)).stream()
                        .filter(kept -> isPosition(rules, kept))
                        .toList());
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
            rules = RuleSets.of(options.isEmpty() ? game : game + "[" + options + "]");
        } catch (IllegalArgumentException notTogether) {
            return;
        }
        all.putIfAbsent(rules.id(), rules);
    }

    private static Map<RuleSet, List<String>> invented() {
        Map<RuleSet, List<String>> games = new LinkedHashMap<>();
        BaseGame orthodox = Orthodox.game();
        games.put(RuleSet.of("low-one", low(), TurnStructure.one(), RoyalRule.lastRoyal()), List.of());
        games.put(RuleSet.of("low-two", low(), TurnStructure.upTo(2), RoyalRule.lastRoyal()), List.of());
        games.put(RuleSet.of("low-three", low(), TurnStructure.upTo(3), RoyalRule.lastRoyal()), List.of());
        games.put(RuleSet.of("strong-one", strong(), TurnStructure.one(), RoyalRule.lastRoyal()), List.of());
        games.put(RuleSet.of("strong-two", strong(), TurnStructure.upTo(2), RoyalRule.lastRoyal()), List.of());
        games.put(
                RuleSet.of("orthodox-one-without-castling", orthodox, TurnStructure.upTo(1), RoyalRule.lastRoyal()),
                List.of());
        games.put(RuleSet.of("strong-taken", strong(), TurnStructure.upTo(2), RoyalRule.capture()), List.of());
        games.put(RuleSet.of("orthodox-taken", orthodox, TurnStructure.one(), RoyalRule.capture()), List.of());
        // turns must leave the king safe, which those of no published game of a pawn and a piece need
        games.put(RuleSet.of("bound-pawn-then-piece-true", orthodox, TurnStructure.pawnThenPiece(true)), List.of());
        games.put(RuleSet.of("bound-pawn-then-piece-false", orthodox, TurnStructure.pawnThenPiece(false)), List.of());
        String few = "8/8/2k5/1P1P4/8/3R4/8/8 b - - 0 1";
        String rooks = "4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9";
        games.put(RuleSet.of("one-take-all", orthodox, TurnStructure.one(), LAST_PIECE), List.of(rooks, few));
        games.put(
                RuleSet.of("two-take-all", orthodox, TurnStructure.upTo(2), LAST_PIECE.withoutTurn(WithoutTurn.LOSES)),
                List.of(few));
        games.put(
                RuleSet.of(
                        "two-moves-take-all",
                        orthodox,
                        Series.of(MOVE, MOVE.duty(Step.Duty.IF_POSSIBLE)).next(Series.Next.ANOTHER),
                        LAST_PIECE.withoutTurn(WithoutTurn.WINS)),
                List.of(few));
        // the move may capture by a line that the swap opens, so that check needs the whole turn
        games.put(
                RuleSet.of("swap-then-move", orthodox, Series.of(SWAP.safe(), MOVE.safe())),
                List.of("7N/1b6/8/6P1/k6P/b7/8/5K2 w - - 3 9"));
        games.put(
                RuleSet.of(
                        "move-and-swap-or-not",
                        orthodox,
                        Series.of(MOVE, SWAP.duty(Step.Duty.OPTIONAL)),
                        RoyalRule.capture()),
                List.of(rooks));
        // a zone in which pawns may promote, to captured pieces alone
        games.put(
                RuleSet.of(
                        "grand-swap",
                        RuleSets.of("grand").base(),
                        Series.of(MOVE.safe(), SWAP.safe().duty(Step.Duty.IF_POSSIBLE))),
                List.of("10/2k3P3/5N4/10/10/10/10/3B6/4K4p/10 w - - 0 20"));
        InventedSeries.all().forEach(rules -> games.putIfAbsent(rules, InventedSeries.FEW_PIECES));
        return games;
    }

    /** Eight files and six ranks, and pawns that promote to two kinds. */
    static BaseGame low() {
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
    static BaseGame strong() {
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
