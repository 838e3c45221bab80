package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What attacks a square, which threatens a piece, and what royal pieces must not do, under each royal rule. */
class RoyalPiecesTest {
    private static final String ROOKS = "4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 9";

    private static Position position(String id, String text) {
        return RuleSets.of(id).position(text);
    }

    private static String attackers(Position position, String square, Side by) {
        return position.attackers(position.board().square(square), by).toString();
    }

    private static List<String> threats(Position position, String square, Side by) {
        return position.threats(position.board().square(square), by).stream()
                .map(Turn::toString)
                .toList();
    }

    private static String capturers(Position position, String square, Side by) {
        Square on = position.board().square(square);
        return position.threats(on, by).stream()
                .flatMap(turn -> turn.subMoves().stream())
                .filter(subMove -> subMove.isCapture() && subMove.capturedOn().equals(on))
                .distinct()
                .toList()
                .toString();
    }

    @Test
    void piecesAttackSquaresThatTheyCouldCaptureOnWhoeverStandsThere() {
        Position position = position("orthodox", ROOKS);
        assertThat(attackers(position, "e4", Side.BLACK)).isEqualTo("[d5]");
        assertThat(attackers(position, "e4", Side.WHITE)).isEqualTo("[]");
        assertThat(attackers(position, "d5", Side.WHITE)).isEqualTo("[e4]");
        assertThat(attackers(position, "d1", Side.WHITE)).isEqualTo("[a1, e1]");
        assertThat(attackers(position, "f1", Side.WHITE)).isEqualTo("[e1, h1]");
        assertThat(attackers(position, "h8", Side.WHITE)).isEqualTo("[h1]");
        assertThat(attackers(position, "e3", Side.WHITE)).isEqualTo("[]");
    }

    @Test
    void aPieceFrozenByABasiliskAttacksNothing() {
        String basilisk = "12/12/12/12/12/12/12/12|6k5/12/12/12/12/2O9/12/6K5|12/12/12/12/12/2b9/12/12 w - - 0 20";
        assertThat(attackers(position("dragonchess", basilisk), "2c4", Side.WHITE))
                .isEqualTo("[]");
        assertThat(attackers(position("dragonchess", basilisk.replace("2b9", "12")), "2c4", Side.WHITE))
                .isEqualTo("[2c3]");
    }

    @Test
    void eitherSideThreatensThePiecesOfTheOtherWhoeverIsToMove() {
        Position position = position("orthodox", ROOKS);
        assertThat(threats(position, "d5", Side.WHITE)).containsExactly("e4d5");
        assertThat(threats(position, "e4", Side.BLACK)).containsExactly("d5e4");
        assertThat(threats(position, "e4", Side.WHITE)).isEmpty();
        assertThat(threats(position, "h8", Side.WHITE)).isEmpty();
        assertThat(capturers(position, "e4", Side.BLACK)).isEqualTo("[d5e4]");
    }

    @Test
    void capturersAreTheSubMovesThatCaptureAndNotTheirCompany() {
        Position position = position("twinmove", "4k3/8/8/3n4/4P3/P7/8/R3K3 w - - 0 9");
        assertThat(threats(position, "d5", Side.WHITE))
                .isNotEmpty()
                .allSatisfy(turn -> assertThat(turn).contains("d5"));
        assertThat(capturers(position, "d5", Side.WHITE)).isEqualTo("[e4d5]");
    }

    @Test
    void whilePiecesAreInHandNoPieceIsThreatened() {
        Position array = RuleSets.of("geminus").initialPosition();
        for (Side side : Side.values()) {
            array.squares(side.opposite())
                    .forEach(square -> assertThat(array.threats(square, side)).isEmpty());
        }
    }

    @Test
    void kingsAreMatedTogetherOnlyIfBothStandInCheck() {
        String fork = "k4k4/10/10/10/3r2r3/3q6/10/3K2K3 w - - 0 9";
        assertThat(position("double-king", fork).isDoubleCheckmate()).isFalse();
        String one = "k4k4/10/10/10/3r6/10/10/3K2K3 w - - 0 9";
        assertThat(position("double-king", one).isDoubleCheckmate()).isFalse();
        assertThat(position("double-king", "k4k4/10/10/10/3r6/10/10/3K6 w - - 0 9")
                        .isDoubleCheckmate())
                .isFalse();
    }

    @Test
    void whereKingsAreCapturedOnlyTheSideToMoveMayHaveNone() {
        String none = "4k3/4p3/8/8/8/8/4P3/R7 w - - 0 9";
        Position over = position("twinmove", none);
        assertThat(over.outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.KING_CAPTURED));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> position("twinmove", none.replace(" w ", " b ")))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.NO_ROYAL));
    }

    @Test
    void aKingWhoFallsWhateverIsPlayedIsMatedWhereKingsAreCaptured() {
        RuleSet rules = RuleSet.of("captured", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        assertThat(rules.isCheckmate(rules.position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 9")))
                .isTrue();
        assertThat(rules.isCheckmate(rules.position("R5k1/5pp1/8/8/8/8/8/4K3 b - - 0 9")))
                .isFalse();
        // whatever captures the other king first is not mated
        assertThat(rules.isCheckmate(rules.position("R5k1/5ppp/8/8/8/8/5q2/4K3 b - - 0 9")))
                .isFalse();
    }

    @Test
    void whereExposureLosesAKingMayStepIntoAttackButNotCastleThroughIt() {
        RuleSet rules = RuleSet.of(
                "exposed",
                Orthodox.game(),
                TurnStructure.one(),
                RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES));
        Position position = rules.position("3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 9");
        assertThat(position.legalTurns().contains(position.parseTurn("e1f1"))).isTrue();
        assertThat(position.refusal("e1g1")).isPresent();
        assertThat(position.refusal("e1c1")).isPresent();
        assertThat(position.play("e1f1").outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.EXPOSURE));
        Position free = rules.position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 9");
        assertThat(free.refusal("e1g1")).isEmpty();
        Position over = position.play("e1f1");
        assertThat(over.legalTurns()).isEmpty();
        assertThat(over.legalTurns().count()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, 4k3/8/8/8/8/8/4p3/4K3 w - - 0 9",
        "two-prong, 4k3/8/8/8/8/8/4p3/R3K3 w - - 0 9",
        "grand, 4k5/10/10/10/10/10/10/10/4p5/4K5 w - - 0 9",
        "two-prong[base=grand], 4k5/10/10/10/10/10/10/10/4p5/4K4N w - - 0 9",
        "two-prong[base=grand], 4k5/10/10/10/10/10/10/10/4p5/4K5 w - - 0 9",
        "dragonchess, 12/12/12/12/12/12/12/12|4k7/12/12/12/12/12/4w7/4K7|12/12/12/12/12/12/12/12 w - - 0 9"
    })
    void bareKingsAreCountedAsOnTheReferenceGenerator(String id, String text) {
        Position position = position(id, text);
        Position plain = Reference.of(position.ruleSet()).position(text);
        for (int depth = 1; depth <= 3; depth++) {
            assertThat(Perft.count(position, depth)).as("depth %d", depth).isEqualTo(Perft.count(plain, depth));
        }
    }
}
