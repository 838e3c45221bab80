package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Double and triple steps from given squares. */
final class StepsTest {
    private static VariantFile file() throws IOException {
        return VariantFile.read(VariantFileTest.resource("steps.ini"));
    }

    @Test
    @Tag("budget")
    void theLawsHoldAndTheFastPathsAgree() throws IOException {
        VariantFile file = file();
        for (String name : file.names()) {
            RuleSet rules = file.ruleSet(name);
            RuleSet plain = Reference.of(rules);
            for (long seed = 0; seed < 1; seed++) {
                int number = 0;
                for (Position position : RandomPlay.game(rules, seed, Budget.of(3, 20))) {
                    Position same = plain.position(position.toString());
                    assertThat(position.legalTurns().count())
                            .as("%s", position)
                            .isEqualTo(same.legalTurns().count());
                    if (number++ < Budget.of(1, 4)) {
                        Laws.all(position, seed);
                    }
                }
            }
        }
    }

    @Test
    @Tag("budget")
    void oneMoveATurnIsCountedAsByTheReference() {
        RuleSet rules = VariantFile.bases().ruleSet("torpedo");
        RuleSet plain = Reference.of(rules);
        for (long seed = 0; seed < Budget.of(1, 20); seed++) {
            for (Position position : RandomPlay.game(rules, seed, 80)) {
                assertThat(Perft.count(position, 2))
                        .as("%s", position)
                        .isEqualTo(Perft.count(plain.position(position.toString()), 2));
            }
        }
    }

    @Test
    void whatIsWrittenReadsBack() throws IOException {
        VariantFile file = file();
        for (String name : file.names()) {
            RuleSet rules = file.ruleSet(name);
            String text = VariantFile.write(rules);
            assertThat(text).contains("initialFrom = ");
            RuleSet back = VariantFile.read(text).ruleSet(name);
            assertThat(back.base()).isEqualTo(rules.base());
        }
    }

    @Test
    void aPawnIsCapturedOnTheSquareThatItPassedAnywhere() {
        RuleSet rules = VariantFile.bases().ruleSet("torpedo");
        Position stepped = rules.position("4k3/8/8/2p5/8/3P4/8/4K3 w - - 0 1").play("d3d5");
        assertThat(stepped.toString()).contains(" d4 ");
        assertThat(texts(stepped)).contains("c5d4");
    }

    @Test
    void theDescriptionSaysWhereStepsBegin() throws IOException {
        assertThat(VariantFile.bases().describe("torpedo").sentence())
                .contains("White's pawn goes two squares at once from");
        assertThat(file().describe("far-two").sentence())
                .contains("White's pawn goes three squares at once from a1 b2 c2 a3")
                .contains("Black's pawn goes three squares at once from a5");
    }

    @Test
    void aTripleStepPassesTwoSquares() throws IOException {
        RuleSet rules = file().ruleSet("far-in-order");
        Position stepped = rules.position("k5/1p4/1p4/6/P5/K5 w - - 0 1").play("a2a5,a1b1");
        assertThat(stepped.enPassant()).hasSize(2);
        assertThat(stepped.toString()).contains(" a3");
    }

    private static List<String> texts(Position position) {
        return position.legalTurns().stream().map(Object::toString).toList();
    }
}
