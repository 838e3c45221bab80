package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in which a side has several royal pieces, and what binds it. */
final class SeveralRoyalsTest {
    private static VariantFile file() throws IOException {
        return VariantFile.read(VariantFileTest.resource("royals.ini"));
    }

    @Test
    @Tag("budget")
    void theLawsHold() throws IOException {
        VariantFileTest.theLawsHold(file(), Budget.of(9, 1), 1, Budget.of(1, 2));
    }

    /**
     * A turn is legal when the turns that follow it, were every king there to be captured, do not capture what the rule protects;
     * where its first step is a safe one, neither does a single move after that step.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "royal-pair",
                "royal-pair-in-order",
                "two-kings",
                "two-kings-in-order",
                "two-kings-at-once",
                "two-kings-at-once-in-order",
                "king-and-princes",
                "king-and-princes-at-once",
                "king-and-princes-in-order"
            })
    @Tag("budget")
    void turnsAreLegalByDefinition(String name) throws IOException {
        RuleSet rules = file().ruleSet(name);
        RuleSet free = RuleSet.of("free", rules.base(), rules.structure(), RoyalRule.capture());
        RuleSet single = RuleSet.of("single", rules.base(), TurnStructure.one(), RoyalRule.capture());
        boolean isSafe = rules.structure() instanceof Series series
                && series.steps().get(0).isSafe();
        Bound bound = ((RoyalRule.LastRoyal) rules.royalRule()).bound();
        int refused = 0;
        int most = Budget.of(100, 400);
        for (long seed = 0; seed < Budget.of(1, 2); seed++) {
            for (Position position : RandomPlay.game(rules, seed, 24)) {
                String text = position.toString();
                Position same = free.position(text);
                if (free.legalTurns(same).countUpTo(most) == most) {
                    continue;
                }
                Set<Turn> legal = new HashSet<>(position.legalTurns());
                for (Turn turn : same.legalTurns()) {
                    boolean isLegal = !isBound(same.play(turn), bound)
                            && !(isSafe && turn.subMoves().size() > 1 && isBound(midst(single, turn, text), bound));
                    refused += isLegal ? 0 : 1;
                    assertThat(legal.contains(turn))
                            .as("%s in %s", turn, position)
                            .isEqualTo(isLegal);
                }
            }
        }
        assertThat(refused).isGreaterThanOrEqualTo(Budget.of(0, 1));
    }

    private static Position midst(RuleSet single, Turn turn, String text) {
        return single.position(text).play(turn.subMoves().get(0).toString());
    }

    /** Whether the side that has just moved is bound, by all turns that follow. */
    private static boolean isBound(Position after, Bound bound) {
        Side mover = after.side().opposite();
        Set<Square> royals = new HashSet<>();
        Map<PieceType, Set<Square>> kinds = new HashMap<>();
        after.pieces().forEach((square, pieces) -> {
            PieceType type = pieces.get(0).type();
            if (pieces.get(0).side() == mover && after.ruleSet().base().royals().contains(type)) {
                royals.add(square);
                kinds.computeIfAbsent(type, key -> new HashSet<>()).add(square);
            }
        });
        boolean ofKind = royals.isEmpty();
        Set<Square> fallen = new HashSet<>();
        boolean together = royals.isEmpty();
        for (Turn reply : after.legalTurns()) {
            Set<Square> taken = new HashSet<>();
            for (SubMove subMove : reply.subMoves()) {
                if (subMove.isCapture() && royals.contains(subMove.capturedOn())) {
                    taken.add(subMove.capturedOn());
                }
            }
            fallen.addAll(taken);
            together |= taken.equals(royals);
            ofKind |= kinds.values().stream().anyMatch(taken::containsAll);
        }
        return switch (bound) {
            case TOGETHER -> together;
            case ANY -> !fallen.isEmpty();
            case EACH -> fallen.equals(royals);
            case LAST_OF_KIND -> ofKind;
        };
    }

    @Test
    void oneRoyalPieceAttackedIsCheckWhereEachHasToBeSafe() {
        RuleSet rules = VariantFile.bases().ruleSet("coregal");
        Position attacked = rules.position("4k3/8/8/3q4/8/4N3/8/4K3 b - - 0 1");
        assertThat(attacked.isCheck()).isTrue();
        assertThat(attacked.isBoundByCheck()).isTrue();
        assertThat(attacked.refusal("e8e7").orElseThrow().sentence()).contains("d5");
        assertThat(attacked.legalTurns().stream())
                .allMatch(turn -> turn.toString().startsWith("d5"));
        Position mated = rules.position("q3k3/8/2N5/8/4N3/8/8/R3K2R b - - 0 1");
        assertThat(mated.isBoundByCheck()).isTrue();
    }

    @Test
    void bothKingsAttackedIsCheckInSpartanChess() {
        RuleSet rules = VariantFile.bases().ruleSet("spartan");
        Position one = rules.position("k3k3/8/8/8/8/8/7P/R6K b - - 0 1");
        assertThat(one.isCheck()).isTrue();
        assertThat(one.isBoundByCheck()).isFalse();
        assertThat(one.legalTurns()).hasSize(8);
        Position both = rules.position("k3k3/8/8/8/8/8/7P/R3R2K b - - 0 1");
        assertThat(both.isBoundByCheck()).isTrue();
        List<String> turns = new ArrayList<>();
        both.legalTurns().forEach(turn -> turns.add(turn.toString()));
        assertThat(turns).containsExactlyInAnyOrder("a8b7", "a8b8", "e8d7", "e8d8", "e8f7", "e8f8");
    }

    /** A kind that only promotion reaches counts by itself, as the kinds of the array do (found beside Fairy-Stockfish). */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/C7/R3K2r w - - 0 1, e1d2 e1e2 e1f2",
        "4k3/P7/8/8/8/8/8/4K2r w - - 0 1, e1d2 e1e2 e1f2",
        "4k3/8/8/8/8/8/C6r/4K3 w - - 0 1, a2a1 a2a3 a2b1 a2b3",
        "4k3/8/8/8/8/C7/C6r/6K1 w - - 0 1, g1h2",
    })
    void aKindThatOnlyPromotionReachesIsRoyalByItself(String text, String turns) {
        RuleSet rules = VariantFile.read("""
                [x:chess]
                commoner = c
                promotionPieceTypes = qrbnc
                extinctionValue = loss
                extinctionPieceTypes = c
                extinctionPseudoRoyal = true
                """).ruleSet("x");
        assertThat(((RoyalRule.LastRoyal) rules.royalRule()).bound()).isEqualTo(Bound.LAST_OF_KIND);
        Position position = rules.position(text);
        assertThat(String.join(" ", texts(position))).contains(turns.split(" ", -1));
        assertThat(position.isBoundByCheck()).isEqualTo(!text.startsWith("4k3/8/8/8/8/C7"));
        assertThat(position.constraints().isEmpty()).isEqualTo(!position.isBoundByCheck());
        RuleSet again = VariantFile.read(VariantFile.write(rules)).ruleSet("x");
        assertThat(again).isEqualTo(rules);
        assertThat(VariantFile.read(VariantFile.write(rules)).describe("x").sentence())
                .contains("the last piece of each royal kind (commoner or the king) having to be safe");
    }

    @Test
    void aMatedSideHasWonInMisereChess() {
        RuleSet misere = VariantFile.bases().ruleSet("misere");
        Position mated = misere.position("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
        assertThat(mated.isCheckmate()).isTrue();
        assertThat(mated.outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.CHECKMATE));
        assertThat(misere.position("6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1")
                        .legalTurns()
                        .winning())
                .isEmpty();
        assertThat(VariantFile.bases().describe("misere").sentence()).contains("a checkmated side has won");
        VariantFile drawn =
                VariantFile.read("[a:chess]\ncheckmateValue = draw\nturn = move safe, move safe if-possible\n");
        RuleSet again = VariantFile.read(VariantFile.write(drawn.ruleSet("a"))).ruleSet("a");
        assertThat(again).isEqualTo(drawn.ruleSet("a"));
        assertThat(again.position("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").outcome())
                .contains(Outcome.draw(Outcome.Reason.CHECKMATE));
    }

    @Test
    void theDescriptionSaysWhatIsCheck() {
        assertThat(VariantFile.bases().describe("coregal").sentence()).contains("having to be safe");
        assertThat(VariantFile.bases().describe("spartan").sentence()).contains("each of its royal pieces");
    }

    @Test
    void aPawnBecomesAKingOnlyWhileThereAreFewEnough() {
        RuleSet rules = VariantFile.bases().ruleSet("spartan");
        assertThat(texts(rules.position("k7/8/8/8/8/6P1/3h3P/7K b - - 0 1"))).contains("d2e1k");
        assertThat(texts(rules.position("k6k/8/8/8/8/6P1/3h3P/7K b - - 0 1")))
                .contains("d2e1g")
                .doesNotContain("d2e1k");
    }

    private static List<String> texts(Position position) {
        return position.legalTurns().stream().map(Turn::toString).toList();
    }
}
