package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns of rules/twins.md that are seldom met: of many siblings, of stacks in sequence, en passant. */
class TwinsTurnsTest {
    /** Gone through and counted, and with the threats as the independent implementation has them. */
    private static List<String> allWays(RuleSet rules, Position position) {
        LegalTurns legal = rules.legalTurns(position);
        List<String> turns = legal.stream().map(Turn::toString).toList();
        ReferenceGame plain = ReferenceGames.of(rules.id());
        String text = position.toString();
        assertThat(turns).isEqualTo(plain.legalTurns(text));
        assertThat(rules.threats(position)).map(Turn::toString).isEqualTo(plain.threats(text));
        assertThat(legal.count()).isEqualTo(turns.size());
        assertThat(legal.isEmpty()).isEqualTo(turns.isEmpty());
        return turns;
    }

    // ---- safety -----------------------------------------------------------------------------------------------------

    /**
     * Positions in which a count has to see what a turn does to the king: pieces of one set that stand on two lines, or on
     * five; attackers whose siblings may not be able to move; captures with an aftermath; kings with siblings.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                                     | 4r1k1/8/8/8/1b6/2N1N3/8/4K3 w - - 0 1 c3+e3
            twins                                     | 4r1k1/8/8/8/1b5b/2N1N1N1/8/4K3 w - - 0 1 c3+e3+g3
            twins                                     | 4r3/1b5b/3P1P2/1P1RRR1P/r2RKR1r/3P1P2/8/6k1 w - - 0 1 d4+f4+d5+e5+f5
            twins                                     | 4r3/1b6/3P1P2/2PQQP2/r2QKP2/2PNN3/8/7k w - - 0 1 d4+d5+e5
            twins                                     | 4r1k1/8/8/8/8/8/8/R3K2R w - - 0 1 a1+h1
            twins                                     | 4k3/8/8/8/8/3n4/5N2/4K2N w - - 0 1 h1+f2
            twins                                     | 4k3/4r3/8/8/8/p7/r1PP4/R3K3 w - - 0 1 a2+e7
            twins                                     | rn2k3/p3r3/8/8/8/8/4N1N1/4K3 w - - 0 1 e2+g2,e7+a8
            twins                                     | r3k3/p3r3/8/8/8/8/4N1N1/4K3 w - - 0 1 e2+g2,e7+a8
            twins                                     | 4k3/2q5/8/4n3/2n5/1B3B2/8/4K3 w - - 0 1 b3+f3,c4+e5
            twins                                     | 4k3/8/8/8/4n3/2n5/3KB1B1/8 w - - 0 1 e2+g2,c3+e4
            twins                                     | 4k3/8/8/8/(rr)7/8/3P4/R3K2R w - - 0 1 a1+h1,a4+a4
            twins                                     | 4(rr)2k/8/8/8/8/4(NN)3/8/4K3 w - - 0 1 e3+e3,e8+e8
            twins                                     | 3r1n1k/2P1P3/8/8/8/8/8/b3K2N w - - 0 1 -
            twins[array=royal-queen]                  | 3rk3/8/8/8/8/8/2P5/3QK3 w - - 0 1 d1+e1
            twins[array=royal-queen]                  | 3rk3/P7/8/8/8/2n5/3Q4/4K3 w - - 0 1 e1+d2
            twins[array=royal-queen,bond=separated]   | 3rk3/P7/8/8/8/2n5/3Q4/R3K3 w Q - 0 1 e1+d2
            twins[array=royal-queen,bond=identical]   | 3rk3/8/8/8/8/2n5/3Q4/4K3 w - - 0 1 e1+d2
            twins[array=royal-queen,sharing=true]     | 3r2k1/8/8/8/8/2n5/8/4(KQ)3 w - - 0 1 e1+e1
            twins[array=fraternal]                    | 4r1k1/8/8/8/1b6/2N1B3/8/4K3 w - - 0 1 c3+e3
            twins[bond=identical]                     | 4k3/2q5/8/4n3/2n5/1B3B2/8/4K3 w - - 0 1 b3+f3,c4+e5
            twins[bond=separated]                     | 4r1k1/8/8/8/1b6/2N1N3/8/4K3 w - - 0 1 c3+e3
            twins[bond=separated]                     | 4r1k1/8/8/8/8/4N3/4N3/4K2N w - - 0 1 h1+e2+e3
            twins[bond=separated-single]              | 4r1k1/8/8/8/8/4N3/4N3/R3K2R w KQ - 0 1 a1+h1,e2+e3
            twins                                     | 6k1/8/8/8/1N6/2N1N3/8/6K1 w - - 0 1 c3+e3+b4
            twins                                     | 4r1k1/8/8/8/1N6/2N1N3/8/4K3 w - - 0 1 c3+e3+b4
            twins                                     | 6k1/8/8/8/8/8/NN6/NN4K1 w - - 0 1 a1+b1+a2+b2
            twins                                     | 3r2k1/b5b1/8/2NPP3/r1NKP2r/1nPPN3/8/b2r2b1 w - - 0 1 e3+c4
            twins                                     | nb4k1/8/np6/2p5/1p6/3n4/8/4K1B1 w - - 0 1 d3+a6+a8
            twins                                     | nb4k1/8/n7/2p5/1p6/3n4/8/4K1B1 w - - 0 1 d3+a6+a8
            twins[sharing=true]                       | nb4k1/8/np6/2p5/1p6/3n4/8/4K1B1 w - - 0 1 d3+a6+a8
            twins[sharing=true]                       | 6k1/8/8/8/1N6/2N5/P7/6K1 w - - 0 1 c3+b4
            twins[bond=separated,sharing=true]        | 6k1/8/8/8/8/8/8/(NN)N4K1 w - - 0 1 a1+a1+b1
            twins[bond=separated]                     | 4(rr)2k/8/8/8/8/4(NN)3/8/4K3 w - - 0 1 e3+e3,e8+e8
            twins[promotion=sibling]                  | 3r1n1k/2P1P3/8/8/8/8/8/b3K2N w - - 0 1 -
            twins[promotion=twins]                    | 3r1n1k/2P1P3/8/8/8/8/8/b3K2N w - - 0 1 -
            twins[array=twin-queens-only]             | 3r1n1k/2P1P3/8/8/8/8/8/b3K2N w - - 0 1 -
            twins[bond=separated]                     | 4r1k1/1n6/8/n7/8/8/4R3/R3K3 w - - 0 1 a1+e2,a5+b7
            twins[array=royal-queen,bond=separated]   | 6k1/1n6/8/n7/8/8/8/Q3K3 w - - 0 1 a1+e1,a5+b7
            twins[array=royal-queen,bond=separated,sharing=true] | 4(kq)3/8/8/8/4N3/8/8/4K3 w - - 0 1 e8+e8
            twins[array=fraternal,order=sequential]   | 6k1/8/8/b7/1n6/2N5/8/4K3 w - - 0 1 b4+a5
            twins[array=fraternal,order=sequential]   | 6k1/8/8/b7/1n6/2N5/8/4K3 w - - 0 1 -
            twins[array=fraternal,bond=separated,order=sequential] | 6k1/8/8/b7/1n6/2N5/8/4K3 w - - 0 1 b4+a5
            twins[sharing=true]                       | 4r1k1/8/8/8/1b6/2N1N3/8/4K3 w - - 0 1 c3+e3
            twins[sharing=true]                       | 4(rr)2k/8/8/8/8/4(NN)3/8/4K3 w - - 0 1 e3+e3,e8+e8
            twins[order=sequential]                   | r3r1k1/p7/8/8/8/2N1N3/8/4K3 w - - 0 1 c3+e3,a8+e8
            twins[order=sequential]                   | 4r1k1/8/4r3/8/8/8/8/R3K2R w - - 0 1 a1+h1,e6+e8
            """)
    void everyWayToTheTurnsIsTheSame(String id, String text) {
        RuleSet rules = RuleSets.of(id);
        Position position = rules.position(text);
        List<String> turns = allWays(rules, position);
        for (Turn turn : rules.legalTurns(position).stream().limit(3).toList()) {
            String next = ReferenceGames.of(id).play(text, turn.toString());
            assertThat(rules.play(position, turn)).hasToString(next);
        }
        for (String turn : turns) {
            String less = turn.substring(0, Math.max(0, turn.lastIndexOf(',')));
            assertThat(less.isEmpty() || position.refusal(less).isEmpty())
                    .isEqualTo(less.isEmpty() || turns.contains(less));
        }
    }
}
