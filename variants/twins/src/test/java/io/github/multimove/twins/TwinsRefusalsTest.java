package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Constraint;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.TurnRefusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why turns of rules/twins.md are refused, and what binds siblings, each as a sentence about a position. */
class TwinsRefusalsTest {
    private static final String SEPARATED = "twins[bond=separated]";
    private static final String SINGLE = "twins[bond=separated-single]";

    private static Refusal refusal(String id, String position, String turn) {
        RuleSet rules = RuleSets.of(id);
        return rules.position(position).refusal(turn).orElseThrow();
    }

    private static List<Constraint> constraints(String id, String position) {
        RuleSet rules = RuleSets.of(id);
        return rules.position(position).constraints();
    }

    private static List<String> sentences(String id, String position) {
        return constraints(id, position).stream().map(Constraint::sentence).toList();
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/1NB1KBN1 w - - 0 1 b1+g1,c1+f1 | b1c3,c1d2      | the pieces on b1 and c1 are not siblings and move in turns of their own
            4k3/8/8/8/8/8/8/1NB1KBN1 w - - 0 1 b1+g1,c1+f1 | b1c3,e1d2,g1f3 | the pieces on b1 and e1 are not siblings and move in turns of their own
            4k3/8/8/8/8/8/P7/4K3 w - - 0 1 -               | a2a3,e1d1      | the pieces on e1 and a2 are not siblings and move in turns of their own
            4k3/8/8/8/8/8/P7/4K3 w - - 0 1 -               | e1d1,e1d2      | the king on e1 cannot move twice in one turn
            4k3/8/8/8/8/8/8/1NB1KBN1 w - - 0 1 b1+g1,c1+f1 | b1a3,b1c3      | the knight on b1 cannot move twice in one turn
            4k3/8/8/8/3(NN)4/8/8/4K3 w - - 0 1 d4+d4       | d4b3,d4b5,d4c2 | the knight on d4 cannot move twice in one turn
            4k3/8/8/8/3(NN)4/8/8/4K3 w - - 0 1 d4+d4       | d4b3           | the knight on d4 must move in the same turn, for it is a sibling
            4k3/8/8/8/3R4/8/1R6/R6K w - - 0 1 a1+b2+d4     | a1d1,b2b3,d4d1 | the pieces on a1 and d4 cannot both go to d1 in one turn
            4k3/8/8/8/3R4/8/1R6/R6K w - - 0 1 a1+b2+d4     | a1a2,d4d1      | the rook on b2 must move in the same turn, for it is a sibling
            """)
    void thePiecesOfATurnAreSiblingsWhoMoveOnceEach(String position, String turn, String sentence) {
        assertThat(refusal("twins", position, turn).sentence()).isEqualTo(sentence);
    }

    @Test
    void siblingsWhoMayShareDoNotClashOnASquare() {
        assertThat(refusal("twins[sharing=true]", "4k3/8/8/8/3R4/8/1R6/R6K w - - 0 1 a1+b2+d4", "a1d1,d4d1")
                        .sentence())
                .isEqualTo("the rook on b2 must move in the same turn, for it is a sibling");
    }

    /** King and queen stand on one square: it is the king that would move twice. */
    @Test
    void oneOfSeveralKindsOnASquareMovesOnlyOnce() {
        Refusal refusal = refusal(
                "twins[array=royal-queen,sharing=true]", "4k3/8/8/8/8/8/8/3(KQ)4 w - - 0 1 d1+d1", "Qd1c1,Kd1d2,Kd1e2");
        assertThat(refusal).isInstanceOfSatisfying(TurnRefusal.class, clash -> {
            assertThat(clash.kind()).isEqualTo(TurnRefusal.Kind.SAME_PIECE);
            assertThat(clash.subMoves()).hasToString("[Kd1d2, Kd1e2]");
        });
    }

    @Test
    void theSiblingWhoBarsCastlingIsNamed() {
        assertThat(refusal("twins", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 a1+h1", "e1c1")
                        .sentence())
                .isEqualTo("the White rook on a1 moves together with its siblings and cannot castle");
        assertThat(refusal("twins[array=royal-queen]", "4k3/8/8/8/8/8/8/Q3K2R w K - 0 1 a1+e1", "e1g1")
                        .sentence())
                .isEqualTo("the White king on e1 moves together with its siblings and cannot castle");
        RuleSet separated = RuleSets.of(SEPARATED);
        assertThat(separated.position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 a1+h1").refusal("e1c1"))
                .isEmpty();
    }

    @Test
    void siblingsWhoWaitForEachOtherHaveNoOrder() {
        String id = "twins[order=sequential]";
        String none = "siblings cannot make these moves one after the other in any order";
        assertThat(refusal(id, "3k4/3p4/8/8/8/3R4/8/3R2K1 w - - 0 1 d1+d3", "d1d4,d3d2")
                        .sentence())
                .isEqualTo(none);
        String four = "7k/8/4R3/8/3R4/8/8/RR5K w - - 0 1 a1+b1+d4+e6";
        assertThat(refusal(id, four, "a1c1,b1a1,d4d5,e6e7").sentence()).isEqualTo(none);
        RuleSet rules = RuleSets.of(id);
        Position position = rules.position(four);
        assertThat(position.refusal("a1c1,b1b2,d4d5,e6e7")).isEmpty();
    }

    // ---- bonds ------------------------------------------------------------------------------------------------------

    @Test
    void onlyOnesOwnSiblingsAreBoundAndTheFirstWhoIsStuckHoldsThem() {
        assertThat(sentences("twins", RuleSets.of("twins").initialPosition().toString()))
                .containsExactly(
                        "the siblings on a1, h1 move together",
                        "the rook on a1 cannot move, and so none of its siblings may",
                        "the siblings on b1, g1 move together",
                        "the siblings on c1, f1 move together",
                        "the bishop on c1 cannot move, and so none of its siblings may");
        assertThat(sentences(SEPARATED, RuleSets.of(SEPARATED).initialPosition().toString()))
                .isEmpty();
    }

    private static final String SHELTER = "4r1k1/8/8/8/8/4N3/4N3/4K3 w - - 0 1 ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                       | e2+e3 | true
            twins[bond=separated]       | e2+e3 | true
            twins[bond=separated-single]| e2+e3 | false
            twins                       | -     | false
            twins[bond=separated]       | -     | false
            """)
    void piecesWhoCanLeaveInOneTurnShareAPin(String id, String sets, boolean pinned) {
        assertThat(constraints(id, SHELTER + sets))
                .filteredOn(ConstraintKinds.Pin.class::isInstance)
                .extracting(Constraint::sentence)
                .isEqualTo(
                        pinned
                                ? List.of("the pieces on e2 and e3 may not all leave:"
                                        + " they alone stand between the rook on e8 and the king on e1")
                                : List.of());
    }

    @Test
    void piecesOfDifferentSetsShareNoPin() {
        assertThat(constraints("twins", "4r1k1/8/8/8/8/N3N3/N3N3/4K3 w - - 0 1 a2+e2,a3+e3"))
                .filteredOn(ConstraintKinds.Pin.class::isInstance)
                .isEmpty();
        assertThat(constraints("twins", "4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1 a2+e2"))
                .filteredOn(ConstraintKinds.Pin.class::isInstance)
                .extracting(Constraint::sentence)
                .containsExactly(
                        "the piece on e2 is pinned: it alone stands between the rook on e8 and the king on e1");
    }

    /** One of two pieces on a square leaves, the other still stands between. */
    @Test
    void twoOnOneSquareAreNotPinnedWhereOnePieceMoves() {
        String stack = "4r1k1/8/8/8/8/8/4(NN)3/4K3 w - - 0 1 e2+e2";
        assertThat(Drawn.turns(RuleSets.of(SINGLE), RuleSets.of(SINGLE).position(stack)))
                .contains("e2c3");
        assertThat(constraints(SINGLE, stack)).isEmpty();
        assertThat(constraints("twins", stack)).hasAtLeastOneElementOfType(ConstraintKinds.Pin.class);
    }

    /** Where siblings move as they like, one of two on a square may leave, and both in one turn may not. */
    @Test
    void twoOnOneSquareShareAPinWhereBothMayMove() {
        String stack = "4r1k1/8/8/8/8/8/4(NN)3/4K3 w - - 0 1 e2+e2";
        RuleSet separated = RuleSets.of("twins[bond=separated,sharing=true]");
        assertThat(Drawn.turns(separated, separated.position(stack)))
                .contains("e2c3")
                .doesNotContain("e2c3,e2c3", "e2c3,e2d4");
        List<Constraint> constraints = constraints(separated.id(), stack);
        assertThat(constraints)
                .extracting(Constraint::sentence)
                .containsExactly(
                        "the pieces on e2 may not all leave: they alone stand between the rook on e8 and the king on"
                                + " e1");
        assertThat(((ConstraintKinds.Pin) constraints.get(0)).squares()).hasToString("[e2, e2]");
    }

    /** The bishop of a mixed stack cannot move, the knight could. */
    @Test
    void oneOfTwoOnASquareHoldsTheOther() {
        String stack = "4k3/8/8/8/8/1P1P4/2(BN)5/1R1RK3 w - - 0 1 c2+c2";
        assertThat(constraints("twins[array=fraternal,sharing=true]", stack))
                .extracting(Constraint::sentence)
                .contains("the bishop on c2 cannot move, and so none of its siblings may");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                  | -     | true
            twins                  | a2+e7 | false
            twins[bond=identical]  | a2+e7 | false
            twins[bond=separated]  | a2+e7 | true
            """)
    void onlyTheLineOfAPieceWhoCapturesAloneMustBeClosed(String id, String sets, boolean closable) {
        assertThat(constraints(id, "6k1/4r3/8/8/8/8/r7/4K3 w - - 0 1 " + sets))
                .filteredOn(ConstraintKinds.Check.class::isInstance)
                .map(check -> ((ConstraintKinds.Check) check).isClosable())
                .containsExactly(closable);
    }
}
