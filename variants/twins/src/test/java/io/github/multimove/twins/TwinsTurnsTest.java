package io.github.multimove.twins;

import static io.github.multimove.twins.Drawn.position;
import static io.github.multimove.twins.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.testkit.reference.ReferenceGames;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Turns of rules/twins.md that are seldom met: of many siblings, of stacks in sequence, in passing. */
class TwinsTurnsTest {
    /** Gone through, counted and as the plain reference has them. */
    private static List<String> allWays(RuleSet rules, Position position) {
        LegalTurns legal = rules.legalTurns(position);
        List<String> turns = legal.stream().map(Turn::toString).toList();
        assertThat(turns).isEqualTo(ReferenceGames.of(rules.id()).legalTurns(position.toString()));
        assertThat(legal.count()).isEqualTo(turns.size());
        assertThat(legal.isEmpty()).isEqualTo(turns.isEmpty());
        return turns;
    }

    // ---- order ------------------------------------------------------------------------------------------------------

    /** The rook on a1 passes b1 when both have left it; where one of them stays he enters it and goes no further. */
    @Test
    void aStackIsPassedWhenItsLastManHasLeft() {
        RuleSet rules = RuleSets.of("twins[bond=separated,order=sequential,sharing=true]");
        Position position = position(rules, """
                ......K.
                ........
                ........
                .......k
                ........
                P.......
                ........
                R(RR)......
                """, "w - - 0 1 a1+b1+b1");
        assertThat(allWays(rules, position))
                .contains(
                        "a1c1,b1b2,b1b2",
                        "a1c1,b1b2,b1b3",
                        "a1b1",
                        "a1b1,b1c1",
                        "b1b2,b1b2",
                        "a1b1,b1a1,b1a1",
                        "a1c1,b1a1,b1b2")
                .doesNotContain("a1c1", "a1c1,b1b2", "a1c1,b1a1");
    }

    /** The last rook moves first: b2 is free for the first only after the second, and his square only after the third. */
    @Test
    void threeSiblingsMakeWayOneForTheOther() {
        RuleSet rules = RuleSets.of("twins[order=sequential]");
        Position position = position(rules, """
                ......k.
                ........
                ........
                ........
                ........
                PPP.....
                ........
                RRR...K.
                """, "w - - 0 1 a1+b1+c1");
        assertThat(allWays(rules, position))
                .contains("a1b1,b1c1,c1d1", "a1c1,b1d1,c1e1", "a1a2,b1b2,c1c2", "a1d1,b1b2,c1c2")
                .doesNotContain("a1c1,b1a1,c1d1", "a1b1,b1a1,c1d1", "a1d1,b1e1,c1b1");
    }

    // ---- many -------------------------------------------------------------------------------------------------------

    @Test
    void nineSiblingsOnOneSquareChooseBetweenTwo() {
        RuleSet rules = RuleSets.of("twins[sharing=true]");
        Position position = rules.position(
                "7k/8/8/8/8/P7/PP6/(NNNNNNNNN)6K w - - 0 1 " + String.join("+", Collections.nCopies(9, "a1")));
        List<String> turns = allWays(rules, position);
        List<String> knights =
                turns.stream().filter(turn -> turn.startsWith("a1")).toList();
        assertThat(knights).hasSize(10);
        assertThat(knights.get(0)).isEqualTo(String.join(",", Collections.nCopies(9, "a1c2")));
        assertThat(knights.get(9)).isEqualTo(String.join(",", Collections.nCopies(9, "a1b3")));
        Position next = Drawn.play(rules, position, knights.get(3));
        assertThat(next).hasToString("7k/8/8/8/8/P(NNN)6/PP(NNNNNN)5/7K b - - 1 1 c2+c2+c2+c2+c2+c2+b3+b3+b3");
    }

    /** More sets than the array has: pairs of promoted men, siblings of each other only. */
    @Test
    void ninePairsOfKnightsAreNineSets() {
        RuleSet rules = RuleSets.of("twins");
        Position position = position(rules, """
                nn.nn..k
                nn.nn...
                ........
                ........
                ........
                ........
                NN.NN.NN
                NN.NN.NK
                """, "w - - 0 1 a1+b1,d1+e1,a2+b2,d2+e2,g2+h2,a7+b7,d7+e7,a8+b8,d8+e8");
        assertThat(allWays(rules, position)).contains("a1b3,b1a3", "g2e3,h2f3").doesNotContain("a1b3", "a1b3,a2b4");
        assertThat(turns(rules, Drawn.play(rules, position, "g1h3"))).contains("d8c6,e8f6", "d7c5,e7f5");
    }

    // ---- in passing -------------------------------------------------------------------------------------------------

    @Test
    void capturesInPassingAreCounted() {
        RuleSet rules = RuleSets.of("twins");
        Position position = rules.position("4k3/8/8/8/3pP3/8/8/1N2K1N1 b - e3 0 30 b1+g1");
        assertThat(allWays(rules, position))
                .containsExactlyInAnyOrder("d4d3", "d4e3", "e8d7", "e8e7", "e8f7", "e8d8", "e8f8");
        // The king on a8 cannot move and the pawn is blocked: nothing is left but to take in passing.
        Position only = rules.position("k7/8/1Q6/8/3pP3/3P4/8/7K b - e3 0 30 -");
        assertThat(allWays(rules, only)).containsExactly("d4e3");
        assertThat(rules.isStalemate(only)).isFalse();
    }

    // ---- algebraic form ---------------------------------------------------------------------------------------------

    /** Two single knights reach e2; a pinned one is not told apart, nor one whose sibling cannot move. */
    @Test
    void onlyMenWhoMayMoveAreToldApart() {
        RuleSet rules = RuleSets.of("twins");
        assertThat(algebraic(rules, "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1 -", "g1e2"))
                .isEqualTo("Nge2");
        assertThat(algebraic(rules, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1 -", "g1e2"))
                .isEqualTo("Ne2");
        assertThat(algebraic(rules, "4k3/8/8/8/8/NPN5/2P5/N3K1N1 w - - 0 1 a1+c3", "g1e2"))
                .isEqualTo("Ne2");
    }

    private static String algebraic(RuleSet rules, String position, String turn) {
        Position before = rules.position(position);
        return rules.algebraic(before, rules.parseTurn(before, turn));
    }
}
