package io.github.multimove.doubleking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Constraint;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rules/double-king.md says, point by point. */
class DoubleKingTest {
    private static final RuleSet RULES = DoubleKing.rules();
    private static final RuleSet LENIENT =
            DoubleKing.options().castling(DoubleKing.Castling.LENIENT).rules();

    private static List<String> turns(RuleSet rules, String position) {
        return rules.legalTurns(rules.position(position)).stream()
                .map(Turn::toString)
                .toList();
    }

    private static String play(RuleSet rules, String position, String... turns) {
        Position now = rules.position(position);
        for (String turn : turns) {
            now = rules.play(now, rules.parseTurn(now, turn));
        }
        return now.toString();
    }

    @Test
    void theArrayHasThePublishedNumbers() {
        assertThat(Perft.count(RULES.initialPosition(), 3)).isEqualTo(28_105);
        assertThat(RULES.initialPosition())
                .hasToString("rnbkqskbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBKQSKBNR w DADJGAGJdadjgagj - 0 1");
    }

    @Test
    void gameIsFoundByNameWithItsOptions() {
        assertThat(RuleSets.of("double-king")).isEqualTo(RULES);
        assertThat(RuleSets.of("double-king[castling=strict,score-double-checkmate=false]"))
                .isEqualTo(RULES);
        assertThat(RuleSets.of("double-king[score-double-checkmate=true,castling=lenient]"))
                .isEqualTo(DoubleKing.options()
                        .castling(DoubleKing.Castling.LENIENT)
                        .scoreDoubleCheckmate(true)
                        .rules());
        assertThat(RuleSets.of("two-prong[base=double-king[castling=lenient]]").id())
                .isEqualTo("two-prong[base=double-king[castling=lenient]]");
        assertThatIllegalArgumentException().isThrownBy(() -> RuleSets.of("double-king[castling=free]"));
    }

    @Test
    void firstCornerIsLight() {
        assertThat(RULES.base().board().square("a1").isLight()).isTrue();
        assertThat(RULES.base().board().square("j1").isLight()).isFalse();
    }

    @Test
    void castlingIsStrictWithTwoRoyalsUnlessLenient() {
        String passing = "k8k/10/10/2r7/10/10/10/R2K2K3 w DA - 0 20";
        String reaching = "k8k/10/10/1r8/10/10/10/R2K2K3 w DA - 0 20";
        String standing = "k8k/10/10/3r6/10/10/10/R2K2K3 w DA - 0 20";
        for (String attacked : List.of(passing, reaching, standing)) {
            assertThat(turns(RULES, attacked)).doesNotContain("d1b1");
            assertThat(turns(LENIENT, attacked)).contains("d1b1");
            assertThat(turns(LENIENT, attacked.replace("K2K3", "K6"))).doesNotContain("d1b1");
        }
        assertThat(turns(RULES, "k8k/10/10/r9/10/10/10/R2K2K3 w DA - 0 20")).contains("d1b1");
    }

    @Test
    void royalIsCapturedLikeAnyPieceAndTheLastOneIsBound() {
        String text = "3k6/10/10/10/10/4n5/10/3K2K3 b - - 0 20";
        Position one = RULES.position(play(RULES, text, "e3d1"));
        assertThat(one).hasToString("3k6/10/10/10/10/10/10/3n2K3 w - - 0 21");
        Position bound = RULES.position("3k6/10/10/10/10/10/6r3/6K3 w - - 0 21");
        assertThat(RULES.isBoundByCheck(bound)).isTrue();
        assertThat(turns(RULES, bound.toString())).containsExactly("g1f1", "g1h1", "g1g2");
    }

    @Test
    void doubleCheckmateEndsTheGameOnlyWhereItIsScored() {
        String text = "N7n1/7S2/1P3R4/1S5k1P/6S3/4Pp3P/7N1k/R2K2K1SR b DADJGAGJ - 5 20";
        RuleSet scored = DoubleKing.options().scoreDoubleCheckmate(true).rules();
        assertThat(RULES.isDoubleCheckmate(RULES.position(text))).isTrue();
        assertThat(RULES.isCheckmate(RULES.position(text))).isFalse();
        assertThat(RULES.outcome(RULES.position(text))).isEmpty();
        assertThat(scored.outcome(scored.position(text)))
                .contains(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.DOUBLE_CHECKMATE, 1.5));
        assertThat(RULES.isDoubleCheckmate(RULES.initialPosition())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "N7n1/7S2/1P3R4/1S5k1P/6S3/4Pp3P/7N1k/R2K2K1SR b - - 5 20",
        "r2k2k1sr/7n1K/4pP3p/6s3/1s5K1p/1p3r4/7s2/n7N1 w - - 5 20",
    })
    void doubleCheckmateIsTheSameForBothSides(String text) {
        assertThat(RULES.isDoubleCheckmate(RULES.position(text))).isTrue();
    }

    @Test
    void doubleCheckmateIsToldAndEndsNothingWhereTheGameIsWonByCapture() {
        String text = "N7n1/7S2/1P3R4/1S5k1P/6S3/4Pp3P/7N1k/R2K2K1SR b - - 5 20";
        RuleSet capture = RuleSet.of(
                "capture",
                DoubleKing.options().scoreDoubleCheckmate(true).game(),
                TurnStructure.one(),
                RoyalRule.capture());
        assertThat(capture.isDoubleCheckmate(capture.position(text))).isTrue();
        assertThat(capture.outcome(capture.position(text))).isEmpty();
    }

    @Test
    void whoeverStandsOnEitherOfTwoLinesToBothRoyalsIsPinnedUnderTwoProngs() {
        RuleSet twoProng = RuleSets.of("two-prong[base=double-king]");
        String open = "k4k4/10/10/3r2r3/10/10/10/3K2K3 w - - 0 9";
        assertThat(constraints(twoProng, open))
                .containsExactly(
                        "every turn must answer the check by the rook on d5 to the king on d1 and the rook on g5"
                                + " to the king on g1");
        String closed = open.replace("/10/3K2K3", "/3N6/3K2K3");
        assertThat(constraints(twoProng, closed)).hasSize(1).first().asString().contains("d2 is pinned");
        assertThat(turns(twoProng, closed)).doesNotContain("d2e4").contains("g1f1,d2e4", "g1f1");
        String twice = closed.replace("/3N6/3K2K3", "/3N2N3/3K2K3");
        assertThat(constraints(twoProng, twice)).hasSize(1).first().asString().contains("d2 and g2 may not all leave");
        assertThat(turns(twoProng, twice)).contains("d2e4", "g2e3").doesNotContain("d2e4,g2e1");
        assertThat(constraints(twoProng, "3k2k3/3n6/10/10/3R2R3/10/10/K4K4 b - - 0 9"))
                .singleElement()
                .asString()
                .contains("d7 is pinned");
        // one queen cannot capture both kings
        assertThat(constraints(twoProng, "k4k4/10/10/3q6/10/10/10/3K3K2 w - - 0 9"))
                .isEmpty();
    }

    private static List<String> constraints(RuleSet rules, String position) {
        return rules.position(position).constraints().stream()
                .map(Constraint::sentence)
                .toList();
    }

    @Test
    void wrongPositionsAreRefused() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position("3k6/10/10/10/10/10/10/KKK7 w - - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.TOO_MANY_ROYALS));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position("3k6/10/10/10/10/10/10/R3K5 w DAGA - 0 9"))
                .satisfies(e -> assertThat(e.problems())
                        .hasSize(2)
                        .allMatch(problem -> problem.kind() == PositionException.Kind.CASTLING_RIGHT));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position("3k6/10/10/10/10/10/10/R2K2K3 w GADA - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.TEXT));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position("P2k6/10/10/10/10/10/10/R2K2K3 w - - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.PIECE_OUT_OF_PLACE));
    }
}
