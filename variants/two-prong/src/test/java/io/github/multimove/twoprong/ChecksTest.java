package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import io.github.multimove.testkit.ViewLaws;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The turns that give check and those that mate are found as sets: the same as when every turn is played. */
class ChecksTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");
    /** Open lines, discovered checks, promotions, castlings and captures en passant, for either side. */
    private static final List<String> STARTS = List.of(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 2",
            "r1bq1rk1/ppp2pp1/2n1pn1p/b2p4/3P1B2/2P1PN2/PP1NBPPP/R2Q1RK1 w - - 2 9",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 2",
            "8/PPP4k/8/3pP3/2B5/8/4p1pp/4RK2 w - d6 0 9",
            "1k1r3q/1n1r4/8/3n4/2BPPP2/8/1Q1RRN2/1K1B4 w - - 0 9");

    private static List<String> texts(LegalTurns turns) {
        return turns.stream().map(Turn::toString).toList();
    }

    private static void filtersAgree(int games, int each) {
        for (int game = 0; game < games; game++) {
            Position start = RULES.position(STARTS.get(game % STARTS.size()));
            List<Position> line = RandomPlay.game(start, game, 30);
            for (int i = game % each; i < line.size(); i += each) {
                ViewLaws.viewsOfWhatComesAfterAreFilters(line.get(i), game);
            }
        }
    }

    @Test
    void thePartnerOpensTheLineOrLeavesItOpen() {
        LegalTurns turns = RULES.position("4k3/8/8/8/4N3/8/4B3/K3R3 w - - 0 9").legalTurns();
        assertThat(texts(turns.givingCheck()))
                .contains("e2f3,e4c5", "e2h5", "e4f6", "a1b1,e4d6")
                .doesNotContain("e4c5", "e2f3", "a1b1");
        assertThat(turns.givingCheck().count())
                .isEqualTo(turns.givingCheck().stream().count())
                .isEqualTo(turns.stream()
                        .filter(turn -> turns.position().play(turn).isCheck())
                        .count());
    }

    @Test
    void theKingStepsOutOfDoubleCheckBesideThePartnerWhoGivesCheck() {
        LegalTurns checks = RULES.position("r3r2B/3qk3/7r/1qp3P1/P1bP1p1q/p4B2/R2Q4/2RrK3 w - - 17 2")
                .legalTurns()
                .givingCheck();
        assertThat(checks.count()).isEqualTo(3);
        assertThat(texts(checks)).containsExactly("e1d1,d2e2", "e1d1,d2e3", "e1d1,h8f6");
    }

    @Test
    void thePartnerDefendsThePieceThatTheKingCouldCapture() {
        LegalTurns mates = RULES.position("3r1rk1/p4ppp/1p2q3/2pn4/8/1P3N2/PBQ2PPP/3RR1K1 w - - 0 20")
                .legalTurns()
                .mating();
        assertThat(mates.count()).isEqualTo(1);
        assertThat(texts(mates)).containsExactly("c2h7,f3g5");
        assertThat(texts(mates.capturing())).containsExactly("c2h7,f3g5");
        assertThat(mates.givingCheck().at(0)).hasToString("c2h7,f3g5");
    }

    @Test
    void whatIsFoundAsASetIsWhatIsFoundTurnByTurnInPositionsSetUp() {
        for (String id : List.of("two-prong", "two-prong[collision=true]")) {
            RuleSet rules = RuleSets.of(id);
            for (int seed = 0; seed < 60; seed++) {
                int each = seed;
                RandomSetup.position(rules, seed)
                        .ifPresent(position -> ViewLaws.viewsOfWhatComesAfterAreFilters(position, each));
            }
        }
    }

    @Test
    void whatIsFoundAsASetIsWhatIsFoundTurnByTurn() {
        filtersAgree(STARTS.size(), 10);
    }
}
