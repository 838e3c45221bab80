package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Comparisons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces that move at once, where they collide and where they help each other, as the reference generator has it. */
class ProngsByReferenceTest {
    /** Two pieces that face each other over n empty squares collide in n(n - 1)/2 ways, if each may move without the other. */
    @ParameterizedTest
    @CsvSource({
        "'', 4k3/8/8/5B2/8/R6R/8/1B2K3 w - - 0 1, 18",
        "base=double-king, 3k2k3/10/10/10/R8R/10/10/2BK2K2B w - - 0 1, 28",
        "base=grand, 4k5/10/10/10/10/10/R7R1/10/5K4/1B8 w - - 0 1, 21",
        "base=raumschach, 5/5/5/5/R4|2k2/5/5/5/5|5/5/5/5/5|5/5/5/5/5|R4/5/5/5/RK3 w - - 0 9, 6",
        "base=dragonchess, 12/12/12/12/12/12/12/12|6k5/12/12/12/12/O10O/12/6K5|12/12/12/12/12/12/12/12 w - - 0 9, 45"
    })
    void piecesThatFaceEachOtherCollide(String base, String text, long colliding) {
        RuleSet rules = RuleSets.of(id(base, "collision=true"));
        RuleSet passing = RuleSets.of(id(base, "collision=false"));
        Comparisons.fastWithReference(rules.position(text), 1);
        assertThat(passing.legalTurns(passing.position(text)).count()
                        - rules.legalTurns(rules.position(text)).count())
                .isEqualTo(colliding);
    }

    @ParameterizedTest
    @CsvSource({
        "collision=true, 4r1k1/8/8/5B2/8/R6R/8/1B2K3 w - - 0 1",
        "'collision=true,prongs=3', 4r1k1/3P4/8/5B2/8/R6R/8/4K3 w - - 0 1",
        "'collision=true,prongs=3', 2k5/8/8/8/8/R6R/R7/4K3 w - - 0 1",
        "'base=double-king,collision=true', 3k2k3/10/3r2r3/10/R8R/10/10/2BK2K2B w - - 0 1",
        "'base=double-king,prongs=3', 3k2k3/10/3r2r3/10/10/10/3P2P3/3K2K2R w GJ - 0 1",
        "'base=double-king,collision=true,prongs=3', 3k2k3/10/3r6/10/10/6b3/3P6/R2K2K3 w DAGA - 0 1",
        "'base=grand,collision=true', 4k5/10/2P6Q/10/10/10/R7R1/p9/5K4/1B8 w - - 0 1",
        "'base=grand,prongs=3', 4k5/1P2P5/10/10/10/10/10/10/5K4/8R1 w - - 0 1",
        "prongs=3, 4k3/1p1r4/8/3q4/3P4/4B3/1P6/R3K3 w Q - 0 1",
        "prongs=3, r3k3/8/2b5/3pP3/8/4N3/4R3/4K3 w - d6 0 1",
        "prongs=3, 3rk3/3q1p2/8/1b6/8/3P4/3Q1P2/3RK3 b - - 0 1",
        "'collision=true,prongs=3', 4k3/1p1r4/8/3q4/3P4/4B3/1P6/R3K3 w Q - 0 1",
        "'collision=true,prongs=3', r3k3/8/2b5/3pP3/8/4N3/4R3/4K3 w - d6 0 1",
        "'collision=true,prongs=3', 3rk3/3q1p2/8/1b6/8/3P4/3Q1P2/3RK3 b - - 0 1"
    })
    void piecesOfOneTurnMoveAsOnTheReferenceGenerator(String options, String text) {
        RuleSet rules = RuleSets.of("two-prong[" + options + "]");
        Comparisons.fastWithReference(rules.position(text), 1);
        assertThat(Reference.of(rules).legalTurns(rules.position(text)).stream().count())
                .isGreaterThan(100);
    }

    private static String id(String base, String option) {
        return "two-prong[" + (base.isEmpty() ? "" : base + ",") + option + "]";
    }

    /** {@code castling=single}: each king's castling is one prong. */
    @Test
    void withTwoKingsBothMayCastleAtOnce() {
        RuleSet kings = RuleSets.of("two-prong[base=double-king,castling=single]");
        Position position = kings.position("r2k2k2r/10/10/10/10/10/10/R2K2K2R w DADJGAGJdadjgagj - 0 20");
        assertThat(position.legalTurns().contains(position.parseTurn("d1b1,g1i1")))
                .isTrue();
    }
}
