package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.testkit.Laws;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawn positions with what seldom happens in random play, of one piece a turn and of two, against the independent implementation. */
class TwoProngPositionsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                // promotions: by steps, by captures, of two pawns to one square, in check, pinned
                "1n1n3k/P1P1P3/8/8/8/8/8/4K3 w - - 0 9",
                "4k3/8/8/8/8/8/p1p3p1/1N1N2KB b - - 0 9",
                "r6k/1P1P4/8/8/8/8/4q3/4K3 w - - 0 9",
                "7k/8/8/8/8/5r2/K1P1pp1r/8 b - - 0 9",
                "2r1r3/1P1P1P2/8/7k/8/8/1K6/8 w - - 0 9",
                "1r5k/P1PP4/8/2K4q/8/8/8/8 w - - 0 9",
                "1n5k/K1P4r/N7/8/1B6/8/8/8 w - - 0 9",
                "n7/1PP4r/2P1K3/k7/4n3/8/8/8 w - - 0 9",
                // captures en passant: by one pawn or two, of one pawn or two, that open a rank, a file or a diagonal
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9",
                "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 9",
                "4k3/8/8/1pPpP3/8/8/8/4K3 w - b6d6 0 9",
                "8/8/8/K1pP3r/8/8/4k3/8 w - c6 0 9",
                "8/8/8/K1pPP2r/8/8/4k3/8 w - c6 0 9",
                "3r3k/8/8/2pP4/8/3K4/8/8 w - c6 0 9",
                "3rk3/8/8/2pPp3/8/3K4/6b1/8 w - c6e6 0 9",
                "4k3/8/8/b1pP4/1P6/2K5/8/8 w - c6 0 9",
                "7k/8/8/8/1pPp4/8/2R5/2K5 b - c3 0 9",
                "8/8/8/8/R3Pp1k/8/8/4K3 b - e3 0 9",
                "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 9",
                "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 9",
                // castling: both ways, over attacked squares, with attack on the rook only, in check
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9",
                "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 9",
                "1r2k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 9",
                "3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 9",
                "r3k2r/8/8/8/8/8/1B6/4K3 b kq - 0 9",
                "4k3/8/8/8/8/6n1/8/R3K2R w KQ - 0 9",
                "4k3/8/8/8/8/2n1p3/8/R3K2R w KQ - 0 9",
                "r3k2r/4P3/8/8/8/8/8/4K3 b kq - 0 9",
                // pins: of one piece and of two, by rank, file and diagonal, with pieces that block and take for one
                // another
                "4k3/4r3/8/8/4N3/4R3/8/4K3 w - - 0 9",
                "4r2k/8/8/8/4N3/4B3/2Q5/4K3 w - - 0 9",
                "7k/8/8/q2NR2K/8/8/6R1/8 w - - 0 9",
                "7k/6q1/5N2/8/3P4/8/1K6/5R2 w - - 0 9",
                "k7/8/2b5/8/4P3/5N2/6K1/3R4 w - - 0 9",
                "4r2k/8/8/b7/8/2N1N3/3P4/4K3 w - - 0 9",
                "q3r2k/8/8/3R4/4N3/4N3/6K1/8 w - - 0 9",
                // checks: by leap, by line, by two pieces, answered by blocks and captures of one piece or two
                "4r2k/8/8/8/1b6/8/3N1P2/2R1K1N1 w - - 0 9",
                "4r2k/8/8/8/8/3n4/2B5/4K1R1 w - - 0 9",
                "7k/8/8/8/8/2q5/1P1P4/K7 w - - 0 9",
                "4rr1k/8/8/8/8/8/3PPP2/4K3 w - - 0 9",
                "6rk/8/8/8/3b4/8/5PPP/6KR w - - 0 9",
                "k7/8/8/8/8/8/5q2/7K w - - 0 9",
                "8/8/8/3k4/8/3K4/8/3Q4 b - - 0 9",
                // twelve pieces that can go to one square, many of one kind, kings near each other, pieces on the rim
                "7k/8/3N1N2/2N3N1/R7/2N3N1/3NQN2/1B2K2B w - - 0 9",
                "4r2k/8/3N1N2/2N3N1/R7/2N3N1/3NQN2/1B2K2B w - - 0 9",
                "QQ5k/8/8/8/8/8/6QQ/K7 b - - 0 9",
                "n6n/8/3N4/2K1k3/4n3/8/8/N6N w - - 0 9",
                "b6b/8/8/8/3K4/8/8/B5Bk w - - 0 9"
            })
    void seldomThingsAreThoseOfTheIndependentImplementation(String text) {
        boolean compared = false;
        for (String id : List.of("orthodox", "two-prong", "two-prong[collision=true]")) {
            RuleSet rules = RuleSets.of(id);
            if (ReferenceAgreement.of(rules).at(text, 1)) {
                Position position = rules.position(text);
                Laws.turnsAreAnOrderedSet(position, 2);
                Laws.onlyListedTurnsAreLegal(position, 3);
                Laws.coloursCanBeExchanged(position);
                compared = true;
            }
        }
        assertThat(compared).isTrue();
    }
}
