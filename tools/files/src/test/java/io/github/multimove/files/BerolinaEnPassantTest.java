package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.PositionCodec;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pawns that step diagonally: two of them may have crossed one square, and the position knows which did. */
final class BerolinaEnPassantTest {
    private static final RuleSet RULES = VariantFile.bases().ruleSet("berolina");

    /** Found beside Fairy-Stockfish (ffish 0.7.10), which plays e5e6 there. */
    private static final String TWO_PAWNS = "r4b1r/pp3pp1/n1qk3n/P1p1PpR1/5P2/2NQ1P2/PP1P4/R1B1K3 b - - 1 22";

    @Test
    void thePawnThatCrossedASquareIsCapturedAndNoOther() {
        Position after = RULES.position(TWO_PAWNS).play("f7d5");
        assertThat(after).hasToString("r4b1r/pp4p1/n1qk3n/P1ppPpR1/5P2/2NQ1P2/PP1P4/R1B1K3 w - d5e6 0 23");
        assertThat(after.enPassant()).containsExactly(after.board().square("e6"));
        assertThat(after.play("e5e6")).hasToString("r4b1r/pp4p1/n1qkP2n/P1p2pR1/5P2/2NQ1P2/PP1P4/R1B1K3 b - - 0 23");
    }

    @ParameterizedTest
    @CsvSource({
        "d5e6, d5e6, r4b1r/pp4p1/n1qkP2n/P1p2pR1/5P2/2NQ1P2/PP1P4/R1B1K3 b - - 0 23",
        "f5e6, f5e6, r4b1r/pp4p1/n1qkP2n/P1pp2R1/5P2/2NQ1P2/PP1P4/R1B1K3 b - - 0 23",
        "e6, d5e6, r4b1r/pp4p1/n1qkP2n/P1p2pR1/5P2/2NQ1P2/PP1P4/R1B1K3 b - - 0 23",
    })
    void theTextNamesThePawnBesideTheSquare(String field, String written, String captured) {
        Position position =
                RULES.position("r4b1r/pp4p1/n1qk3n/P1ppPpR1/5P2/2NQ1P2/PP1P4/R1B1K3 w - " + field + " 0 23");
        assertThat(position.toString()).contains(" w - " + written + " 0 23");
        assertThat(position.play("e5e6")).hasToString(captured);
        assertThat(RULES.position(position.toBytes())).isEqualTo(position);
        assertThat(PositionCodec.positionUnchecked(RULES, position.toBytes())).isEqualTo(position);
        assertThat(RULES.position(Setup.of(position))).isEqualTo(position);
    }

    @Test
    void positionsInWhichDifferentPawnsCrossedDiffer() {
        Position one = RULES.position("4k3/8/8/3pPp2/8/8/8/4K3 w - d5e6 0 23");
        Position other = RULES.position("4k3/8/8/3pPp2/8/8/8/4K3 w - f5e6 0 23");
        assertThat(one).isNotEqualTo(other);
        assertThat(one.hash()).isNotEqualTo(other.hash());
        assertThat(one.toBytes()).isNotEqualTo(other.toBytes());
    }

    /** Where one pawn alone can have crossed the square, its own beside it is read and not written. */
    @Test
    void thePawnsSquareIsReadWhereItSaysNothingNew() {
        assertThat(RULES.position("4k3/8/8/3pP3/8/8/8/4K3 w - d5e6 0 23"))
                .isEqualTo(RULES.position("4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 23"))
                .hasToString("4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 23");
        assertThat(RuleSets.of("orthodox").position("4k3/8/8/3pP3/8/8/8/4K3 w - d5d6 0 23"))
                .hasToString("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 23");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d5", "c5d5", "d5e5", "d5e6f6"})
    void aFieldThatNamesNoPawnThatCrossedIsRefused(String field) {
        Assertions.assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position("4k3/8/8/2ppP3/8/8/8/4K3 w - " + field + " 0 23"))
                .withMessageContaining("expected a square that an enemy pawn has just passed, found ");
    }

    /** Pawns of both sides close together, so that many squares can have been crossed by several. */
    @ParameterizedTest
    @ValueSource(strings = {"berolina", "two-prong[base=berolina]", "marseillais[base=berolina]"})
    @Tag("budget")
    void bothPathsAgreeWherePawnsStandClose(String id) {
        RuleSet rules = RuleSets.of(id, VariantFile.bases().library());
        Random random = new Random(22);
        int passed = 0;
        int named = 0;
        for (int i = 0; i < Budget.of(200, 500); i++) {
            Position position = rules.position(placement(random) + (random.nextBoolean() ? " w" : " b") + " - - 0 9");
            for (Turn turn : position.legalTurns().sample(20, random)) {
                Position next = position.play(turn);
                if (!next.enPassant().isEmpty()) {
                    passed++;
                    named += next.toString().split(" ", -1)[3].length()
                                    > 2 * next.enPassant().size()
                            ? 1
                            : 0;
                    assertThat(rules.position(next.toString())).isEqualTo(next);
                    if (passed % 20 == 0) {
                        Comparisons.fastWithReference(next, i);
                        Laws.onlyListedTurnsAreLegal(next, i);
                        Laws.effectsLeadToTheNextPosition(next, i);
                    }
                }
            }
        }
        assertThat(passed).isGreaterThan(40);
        assertThat(named).isGreaterThan(5);
    }

    private static String placement(Random random) {
        StringBuilder ranks = new StringBuilder("4k3/");
        for (String pawns : new String[] {"pp1", "p11", "pP1", "pP1", "P11", "PP1"}) {
            for (int file = 0; file < 8; file++) {
                ranks.append(pawns.charAt(random.nextInt(pawns.length())));
            }
            ranks.append('/');
        }
        String placement = ranks + "4K3";
        for (int n = 8; n > 1; n--) {
            placement = placement.replace("1".repeat(n), String.valueOf(n));
        }
        return placement;
    }

    @Test
    void perftFromThePositionIsThatOfFairyStockfish() {
        Position position = RULES.position(TWO_PAWNS);
        assertThat(Perft.count(position, 1)).isEqualTo(6);
        assertThat(Perft.count(position, 2)).isEqualTo(262);
        assertThat(Perft.count(position, 3)).isEqualTo(8448);
    }
}
