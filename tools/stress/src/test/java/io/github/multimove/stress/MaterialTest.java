package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which material can come from the array: games with siblings refuse any other, and every game can be asked. */
class MaterialTest {
    private static final int GAMES = Budget.of(1, 6);
    private static final int TURNS = Budget.of(15, 60);
    private static final int LOOKS = 3;
    /** Placements of the table that are reached only where a pawn becomes two, or by another array. */
    private static final List<String> DOUBLED =
            List.of("k7/8/8/8/8/8/PPPPPPP1/KQQQ4", "k7/8/8/8/8/8/PPPPPPP1/KQQNNN2", "k7/8/8/8/8/8/ppp5/KRRRRRR1");

    /** Every option of every variant, every array, bond and promotion of siblings, and invented games with siblings. */
    static List<RuleSet> ruleSets() {
        List<RuleSet> all = new ArrayList<>(AgreementRules.all());
        for (String array : List.of("standard", "royal-queen", "twin-queens", "fraternal")) {
            for (String promotion : List.of("sibling", "twins", "either")) {
                for (String rest :
                        List.of("", ",bond=identical", ",bond=separated,sharing=true", ",order=sequential")) {
                    all.add(RuleSets.of("twins[array=" + array + ",promotion=" + promotion + rest + "]"));
                }
            }
        }
        for (BaseGame game : games()) {
            for (SiblingPromotion promotion : SiblingPromotion.values()) {
                all.add(siblings(game, promotion));
            }
        }
        return all;
    }

    private static RuleSet siblings(BaseGame game, SiblingPromotion promotion) {
        Siblings siblings = Siblings.of(SiblingBond.SEPARATED)
                .promotion(promotion)
                .kin(List.of(Set.of(Orthodox.ROOK, Orthodox.KNIGHT)));
        TurnStructure structure = game.drops().isPresent()
                ? TurnStructure.whileInHand(TurnStructure.twoDrops()).then(siblings)
                : siblings;
        return RuleSet.of(game.id() + "-" + promotion.name().toLowerCase(Locale.ROOT), game, structure);
    }

    /** Chains of promotions, promotions that are limited, a side without pawns, pieces in hand. */
    private static List<BaseGame> games() {
        BaseGame few = Orthodox.game().toBuilder("few")
                .array("1nb3k1/1P1PP3/8/8/8/8/ppp5/4KB2")
                .noCastling()
                .build();
        return List.of(
                few,
                promoting(few, "chain", into(Orthodox.PAWN, Orthodox.KNIGHT), into(Orthodox.KNIGHT, Orthodox.ROOK)),
                promoting(
                        few,
                        "round",
                        into(Orthodox.PAWN, Orthodox.KNIGHT),
                        into(Orthodox.KNIGHT, Orthodox.ROOK),
                        into(Orthodox.ROOK, Orthodox.KNIGHT)),
                promoting(
                        few,
                        "captured",
                        into(Orthodox.PAWN, Orthodox.KNIGHT, Orthodox.BISHOP).onlyToCaptured()),
                promoting(
                        few,
                        "limited",
                        into(Orthodox.PAWN, Orthodox.KNIGHT, Orthodox.ROOK).atMost(Orthodox.ROOK, 2)),
                few.toBuilder("bare").array("1nb3k1/8/8/8/8/8/ppp5/4KB2").build(),
                few.toBuilder("hands")
                        .array("6k1/1P1PP3/8/8/8/8/ppp5/4K3[NNNNnnnn]")
                        .drops(Drops.of(1, 2))
                        .build());
    }

    private static BaseGame promoting(BaseGame game, String id, Promotion... promotions) {
        BaseGame.Builder builder = game.toBuilder(id).noPromotion();
        Stream.of(promotions).forEach(builder::promotion);
        return builder.build();
    }

    private static Promotion into(PieceType from, PieceType... into) {
        Set<Square> last = Orthodox.game().board().squares().stream()
                .filter(square -> square.rank() == 7)
                .collect(Collectors.toSet());
        Set<Square> must = Orthodox.game().pawns().contains(from) ? last : Set.of();
        return Promotion.of(from, into).may(last).must(must);
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void noGameReachesMore(RuleSet rules) {
        SplittableRandom random = new SplittableRandom(rules.id().hashCode());
        for (int game = 0; game < GAMES; game++) {
            Position position = rules.initialPosition();
            for (int i = 0; i < TURNS && !position.legalTurns().isEmpty(); i++) {
                position = position.play(promoting(position.legalTurns(), random));
                assertThat(position.hasTooMuchMaterial())
                        .as(position.toString())
                        .isFalse();
                assertThat(rules.position(position.toString())).isEqualTo(position);
            }
        }
    }

    /** One of a few turns, one that promotes before others. */
    private static Turn promoting(LegalTurns turns, SplittableRandom random) {
        Turn turn = turns.sample(random);
        for (int i = 0;
                i < LOOKS
                        && turn.subMoves().stream().allMatch(m -> m.promotion().isEmpty());
                i++) {
            turn = turns.sample(random);
        }
        return turn;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                              | k7/8/8/8/8/8/PPPPPPPP/KQQ5       | expected at most 0 pieces of White beyond those of the array, as 0 of its 8 pawns are gone, found 1: 1 queen
            twins                              | k7/8/8/8/8/8/PPPPPPP1/KQQQ4      |
            twins                              | k7/8/8/8/8/8/PPPPPPP1/KQQNNN2    |
            twins                              | k7/8/8/8/8/8/PPPPPPP1/KQQNNNN1   | expected at most 2 pieces of White beyond those of the array, as 1 of its 8 pawns is gone and one may become two, found 3: 1 queen, 2 knights
            twins[promotion=sibling]           | k7/8/8/8/8/8/PPPPPPP1/KQQQ4      | expected at most 1 piece of White beyond those of the array, as 1 of its 8 pawns is gone, found 2: 2 queens
            twins[array=twin-queens]           | k7/8/8/8/8/8/PPPPPPPP/KQQ5       |
            twins[array=twin-queens-only]      | k7/8/8/8/8/8/PPPPPPP1/KQQQQ3     | expected at most 1 piece of White beyond those of the array, as 1 of its 8 pawns is gone, found 2: 2 queens
            twins                              | k7/8/8/8/8/P7/PPPPPPPP/K7        | expected at most 8 pawns of White, as many as the array and its promotions give, found 9
            chain-twins                        | k7/8/8/8/8/8/ppp5/KRRRRRR1       |
            chain-sibling                              | k7/8/8/8/8/8/1PPp4/KRR5          | expected at most 1 piece of White beyond those of the array, as 1 of its 3 pawns is gone, found 2: 2 rooks
            chain-sibling                              | k7/8/8/8/8/8/ppp5/KBBRRR2        | expected at most 1 bishop of White, as many as the array and its promotions give, found 2
            captured-either                           | k7/8/8/8/8/8/8/KNBB4             | expected at most 1 bishop of White, as many as the array and its promotions give, found 2; expected at most 0 knights of White, as many as the array and its promotions give, found 1
            bare-either                               | k7/8/8/8/8/8/ppp5/KN6            | expected at most 0 knights of White, as many as the array and its promotions give, found 1
            """)
    void whatIsTooMuchIsToldWithItsNumbers(String id, String placement, String problem) {
        RuleSet rules = games().stream()
                .flatMap(game -> Stream.of(SiblingPromotion.values()).map(promotion -> siblings(game, promotion)))
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseGet(() -> RuleSets.of(id));
        Setup setup = rules.setup(placement + " w - - 0 30");
        assertThat(rules.problems(setup).stream().map(Problem::message).collect(Collectors.joining("; ")))
                .isEqualTo(Objects.requireNonNullElse(problem, ""));
        assertThat(rules.problems(setup)).allMatch(each -> each.kind() == Kind.TOO_MUCH_MATERIAL);
        if (rules.base().array().contains("(")) {
            return; // only siblings share squares
        }
        RuleSet single = RuleSet.of("single", rules.base(), TurnStructure.one());
        assertThat(single.position(placement + " w - - 0 30").hasTooMuchMaterial())
                .as("no pawn becomes two there")
                .isEqualTo(problem != null || DOUBLED.contains(placement));
    }
}
