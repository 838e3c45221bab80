package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Drawn;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several pieces may have crossed one square, and the position knows which did (points/variant-files.txt has each point). */
final class EnPassantWaysTest {
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
        StringBuilder ranks = new StringBuilder("4k3\n");
        for (String pawns : new String[] {"pp.", "p..", "pP.", "pP.", "P..", "PP."}) {
            for (int file = 0; file < 8; file++) {
                ranks.append(pawns.charAt(random.nextInt(pawns.length())));
            }
            ranks.append('\n');
        }
        return Drawn.placement(ranks + "4K3");
    }

    /** More ways lead over a square than a position has numbers for, and every position still reads back. */
    @Test
    void thePieceThatPassedIsToldOnALargeBoardToo() {
        RuleSet rules = VariantFile.read("""
                [wide]
                maxFile = 12
                maxRank = 12
                king = k
                pawn = p
                customPiece1 = s:WimQ
                promotionPieceTypes = s
                promotionRegionWhite = *12
                startFen = k4ss4s/1s4s5/1p1p1p1p1p1p/12/1P3P3P2/12/12/2p3p3p1/12/P1P1P1P1P1P1/5S4S1/S4SS4K w - - 0 1
                doubleStepRegionWhite = **
                doubleStepRegionBlack = **
                """).ruleSet("wide");
        int named = 0;
        for (long seed = 0; seed < 9; seed++) {
            for (Position position : RandomPlay.game(rules, seed, 20)) {
                assertThat(rules.position(position.toString())).isEqualTo(position);
                named += position.toString().split(" ", -1)[3].length() > 3 ? 1 : 0;
            }
        }
        assertThat(named).isGreaterThan(3);
    }
}
