package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.testkit.Laws;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawn positions of the larger games with what seldom happens in random play, against the independent implementations. */
class BaseGamesPositionsTest {
    @ParameterizedTest
    @CsvSource({
        // promotions that may, must and cannot be made; captured pieces to become and none
        "grand, 7k2/1P1P6/2P7/10/10/10/10/10/4K5/R7R1 w - - 0 30",
        "grand, 7k2/1P1P6/2P7/10/10/10/10/10/4K5/RNBQACBN1R w - - 0 30",
        "grand, 1r2k3r1/P9/10/10/10/10/10/10/4K5/10 w - - 0 30",
        "grand, 9k/10/10/10/10/10/10/2p2p1p2/10/3N2K3 b - - 0 30",
        "grand, 4k5/10/10/10/4r5/10/10/4P5/4K5/10 w - - 0 30",
        // pinned pawns that promote along the line and off it
        "grand, 9k/4b5/3P6/2K7/10/10/10/10/10/10 w - - 0 30",
        "grand, 3r5k/10/3P6/3K6/10/10/10/10/10/10 w - - 0 30",
        "grand, 9k/10/K2P5r/10/10/10/10/10/10/10 w - - 0 30",
        "grand, 10/10/10/10/10/10/6k3/5p4/4Q5/9K b - - 0 30",
        // pins and checks of long lines, by marshal and cardinal, en passant squares
        "grand, 4k5/10/10/4a5/10/10/4C5/10/4K5/10 w - - 0 30",
        "grand, 4k5/10/10/10/10/2c7/10/4N5/4K5/3R6 w - - 0 30",
        "grand, 9k/10/10/10/K2pP4r/10/10/10/10/10 w - d7 0 30",
        "grand, 9k/10/10/10/4pPp3/10/10/10/K9/10 w - e7g7 0 30",
        "grand, 9k/10/10/3K1pP2r/10/10/10/10/10/10 w - - 0 30",
        "grand, k9/10/10/10/10/10/3a6/10/4K5/2R7 w - - 0 30",
        // levels: pins, checks and blocks along files of levels, through edges and corners
        "raumschach, 2k2/5/5/5/5|5/5/5/5/5|5/5/2q2/5/5|5/5/2R2/5/5|5/5/2K2/5/5 w - - 0 30",
        "raumschach, k4/5/5/5/5|5/5/5/5/1u3|5/5/5/5/5|5/5/5/5/3N1|5/5/5/5/4K w - - 0 30",
        "raumschach, 4u/5/5/5/k4|5/3N1/5/5/5|5/5/2P2/5/5|5/5/5/1K3/5|5/5/5/5/5 w - - 0 30",
        "raumschach, 5/1P3/5/5/4k|2P2/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w - - 0 30",
        "raumschach, 4k/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/3p1/5|K4/5/2p2/2N2/5 b - - 0 30",
        "raumschach, 2k2/5/2q2/5/5|5/5/5/5/5|5/5/5/5/5|5/5/2P2/1N3/5|5/5/2K2/5/5 w - - 0 30",
        // pieces frozen, remote captures, pieces of the other levels
        "dragonchess, 12/12/12/12/12/6R5/12/12|6k5/12/12/12/6p5/12/12/6K5|12/12/12/12/12/12/12/12 w - - 0 30",
        "dragonchess, 12/12/12/12/12/12/12/12|6k5/12/12/6u5/12/12/12/6K5|12/12/12/6B5/12/12/12/12 b - - 0 30",
        "dragonchess, 12/12/12/12/12/12/12/12|6k5/12/12/12/12/6o5/12/6K5|12/12/12/12/12/6B5/12/12 b - - 0 30",
        "dragonchess, 12/12/12/12/12/12/12/12|6k5/12/12/12/12/12/6P5/6K5|12/12/12/12/12/12/6b5/12 w - - 0 30",
        "dragonchess, 12/12/12/12/12/12/5r6/12|6k5/12/12/12/12/12/5P6/6K5|12/12/12/12/12/12/12/12 w - - 0 30",
        "dragonchess, 12/12/12/12/3g8/12/12/3G8|12/3k8/12/12/3t8/12/12/3K8|12/12/12/3e8/12/12/3D8/12 w - - 0 30"
    })
    void seldomThingsAreThoseOfTheIndependentImplementation(String id, String text) {
        RuleSet rules = RuleSets.of(id);
        assertThat(ReferenceAgreement.of(rules).at(text, 1)).isTrue();
        Position position = rules.position(text);
        Laws.turnsAreAnOrderedSet(position, 2);
        Laws.onlyListedTurnsAreLegal(position, 3);
        Laws.coloursCanBeExchanged(position);
    }
}
