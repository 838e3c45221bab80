package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each option of Twins Chess (`rules/twins.md`, Variations). */
class TwinsOptionsTest {

    @Test
    void initialPositions() {
        assertThat(twins("array", "royal-queen").initialPosition())
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
                        + " a1+h1,b1+g1,c1+f1,d1+e1,a8+h8,b8+g8,c8+f8,d8+e8");
        assertThat(twins("array", "twin-queens").initialPosition())
                .isEqualTo("rnb(qq)kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB(QQ)KBNR w - - 0 1"
                        + " a1+h1,b1+g1,c1+f1,d1+d1,a8+h8,b8+g8,c8+f8,d8+d8");
        assertThat(twins("array", "twin-queens-only").initialPosition())
                .isEqualTo("rnb(qq)kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB(QQ)KBNR w KQkq - 0 1 d1+d1,d8+d8");
        assertThat(twins("array", "fraternal", "bond", "identical").initialPosition())
                .endsWith(" w KQkq - 0 1 b1+c1,f1+g1,b8+c8,f8+g8");
        assertThat(twins("array", "royal-queen", "bond", "separated").initialPosition())
                .contains(" w KQkq - 0 1 ");
        assertThat(twins("bond", "identical").initialPosition()).contains(" w - - 0 1 ");
    }

    @Test
    void theInitialPositionIsReadBack() {
        for (String id : VariantPositionsTest.everyRuleSet()) {
            ReferenceGame game = ReferenceGames.of(id);
            assertThat(game.outcome(game.initialPosition())).as(id).isEmpty();
        }
    }

    @Test
    void refusedCombinations() {
        assertThatThrownBy(() -> twins("array", "twin-queens-only", "promotion", "either"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> twins("bond", "loose")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> twins("balanced", "true")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void separatedMovesSomeAndSeparatedSingleOne() {
        String position = "4k3/8/8/8/8/7P/4P3/N3K2N w - - 0 1 a1+h1";

        assertThat(twins().legalTurns(position)).contains("a1b3,h1f2").doesNotContain("a1b3", "h1f2");
        assertThat(twins("bond", "separated").legalTurns(position)).containsSubsequence("a1b3", "a1b3,h1f2", "h1f2");
        assertThat(twins("bond", "separated-single").legalTurns(position))
                .contains("a1b3", "h1f2")
                .doesNotContain("a1b3,h1f2");
    }

    @Test
    void identicalPiecesDieAloneButAStackTogether() {
        ReferenceGame identical = twins("bond", "identical");

        assertThat(identical.play("4k3/8/8/8/3n4/2P5/8/n3K3 w - - 0 1 a1+d4", "c3d4"))
                .isEqualTo("4k3/8/8/8/3P4/8/8/n3K3 b - - 0 1 -");
        assertThat(identical.play("4k3/8/8/8/3(nn)4/2P5/8/n3K3 w - - 0 1 a1+d4+d4", "c3d4"))
                .isEqualTo("4k3/8/8/8/3P4/8/8/n3K3 b - - 0 1 -");
    }

    @Test
    void sequentialSubMovesMakeWayForOneAnother() {
        String position = "7k/6p1/8/8/8/8/R7/R5K1 w - - 0 1 a1+a2";

        assertThat(twins().legalTurns(position)).doesNotContain("a1a7,a2h2").contains("a1b1,a2a8");
        assertThat(twins("order", "sequential").legalTurns(position)).contains("a1a7,a2h2", "a1a2,a2a5", "a1b1,a2a8");
    }

    @Test
    void simultaneousSharingEntersASiblingsOriginAndDestination() {
        ReferenceGame sharing = twins("sharing", "true");

        assertThat(sharing.legalTurns("7k/6p1/8/8/8/8/R7/R5K1 w - - 0 1 a1+a2"))
                .contains("a1a2,a2a5", "a1b1,a2a1", "a1b1,a2b2")
                .doesNotContain("a1a7,a2h2");
        assertThat(sharing.play("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1 a1+g1", "a1c2,g1e2"))
                .isEqualTo("4k3/8/8/8/8/8/2N1N3/4K3 b - - 1 1 c2+e2");
        assertThat(sharing.play("4k3/8/8/8/8/8/4N3/N3K3 w - - 0 1 a1+e2", "e2d4,a1c2"))
                .contains("3N4");
        assertThat(sharing.legalTurns("(NN)3k3/8/8/8/8/8/8/4K3 w - - 0 1 a8+a8"))
                .contains("a8b6,a8b6", "a8b6,a8c7", "a8c7,a8c7");
    }

    @Test
    void aRecaptureStrikesEverybodyWhoTookOnTheSquare() {
        String position = "4k3/4r3/8/8/3Nr3/6N1/8/6K1 w - - 0 1 g3+d4,e4+e7";
        ReferenceGame sharing = twins("sharing", "true");

        assertThat(twins().legalTurns(position)).noneMatch(turn -> turn.contains("d4e4"));
        String both = "4k3/4r3/8/8/4r3/2N3N1/8/6K1 w - - 0 1 c3+g3,e4+e7";
        assertThat(sharing.play(both, "c3e4,g3e4")).isEqualTo("4k3/8/8/8/8/8/8/6K1 b - - 0 1 -");
        assertThat(twins("sharing", "true", "bond", "identical").play(both, "c3e4,g3e4"))
                .isEqualTo("4k3/4r3/8/8/4(NN)3/8/8/6K1 b - - 0 1 e4+e4");
    }

    @Test
    void royalQueenIsTheKingsSibling() {
        ReferenceGame royal = twins("array", "royal-queen");
        String attacked = "4k3/8/8/3n4/8/2Q5/4n3/4K3 w - - 0 1 e1+c3,e2+d5";

        assertThat(royal.isCheck(attacked)).isTrue();
        assertThat(royal.threats(attacked)).containsExactly("e2c1,d5c3", "e2c3,d5e3");
        assertThat(twins("array", "royal-queen", "bond", "identical").isCheck(attacked))
                .isFalse();
        assertThat(royal.legalTurns("4k3/8/8/8/8/8/8/3QK3 w - - 0 1 d1+e1"))
                .allMatch(turn -> turn.startsWith("d1") && turn.contains(",e1"));
    }

    @Test
    void kingsWhoseQueensAreWalledInStandSideBySide() {
        ReferenceGame royal = twins("array", "royal-queen");

        assertThat(royal.isCheck("qn6/pp6/8/3kK3/8/8/6PP/6NQ w - - 0 1 h1+e5,d5+a8"))
                .isFalse();
        assertThat(royal.isCheckmate("8/8/8/3kK3/8/8/6PP/6NQ w - - 0 1 h1+e5")).isTrue();
    }

    @Test
    void aThirdQueenJoinsTheKingOrIsAPairOfItsOwn() {
        ReferenceGame royal = twins("array", "royal-queen");
        String position = "8/4P1k1/8/8/8/8/8/3QK3 w - - 0 1 d1+e1";

        assertThat(royal.play(position, "e7e8q")).isEqualTo("4Q3/6k1/8/8/8/8/8/3QK3 b - - 0 1 d1+e1+e8");
        assertThat(royal.play(position, "e7e8qq")).isEqualTo("4(QQ)3/6k1/8/8/8/8/8/3QK3 b - - 0 1 d1+e1,e8+e8");
    }

    @Test
    void subMovesFromAMixedStackBeginWithALetter() {
        ReferenceGame game = twins("array", "royal-queen", "bond", "separated", "sharing", "true");
        String position = "3k4/8/8/1n6/8/8/8/R3(KQ)2R w KQ - 0 1 a1+h1,e1+e1";

        assertThat(game.legalTurns(position)).contains("Ke1g1", "Qe1g1", "Ke1d1,Qe1d1", "Ke1d1,Qe1e2", "Ke1c1");
        assertThat(game.play(position, "Ke1g1")).isEqualTo("3k4/8/8/1n6/8/8/8/R3QRK1 b - - 1 1 a1+f1,e1+g1");
        assertThat(game.play(position, "Qe1g1")).isEqualTo("3k4/8/8/1n6/8/8/8/R3K1QR b KQ - 1 1 a1+h1,e1+g1");
    }

    @Test
    void ofAFraternalPairTheBishopGuardsTheKnightOnly() {
        ReferenceGame fraternal = twins("array", "fraternal");

        assertThat(fraternal.play("4k3/8/8/3b4/4n3/3P4/8/4K3 w - - 0 1 e4+d5", "d3e4"))
                .isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 0 1 -");
        assertThat(fraternal.play("4k3/8/8/3b4/2P1n3/8/8/4K3 w - - 0 1 e4+d5", "c4d5"))
                .isEqualTo("4k3/8/8/3P4/8/8/8/4K3 b - - 0 1 -");
        assertThatThrownBy(() -> fraternal.isCheck("4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPromotedKnightJoinsBothFraternalPairs() {
        assertThat(twins("array", "fraternal").play("4k3/1P6/8/8/8/8/1N4N1/1B2K1B1 w - - 0 1 b1+b2,g1+g2", "b7b8n"))
                .isEqualTo("1N2k3/8/8/8/8/8/1N4N1/1B2K1B1 b - - 0 1 b1+g1+b2+g2+b8");
    }

    @Test
    void promotionOptions() {
        String position = "8/P5k1/8/8/8/8/8/2Q1K2Q w - - 0 1 c1+h1";

        assertThat(promotions(twins("promotion", "sibling"), position)).containsExactly("b", "n", "q", "r");
        assertThat(promotions(twins("promotion", "twins"), position)).containsExactly("bb", "nn", "qq", "rr");
        assertThat(promotions(twins("array", "twin-queens-only"), position)).containsExactly("b", "n", "q", "r");
        assertThat(twins("array", "twin-queens-only").play(position, "a7a8q")).endsWith(" c1+h1");
        assertThat(twins("promotion", "sibling").play(position, "a7a8q")).endsWith(" c1+h1+a8");
    }

    private static List<String> promotions(ReferenceGame game, String position) {
        return game.legalTurns(position).stream()
                .filter(turn -> turn.startsWith("a7a8"))
                .map(turn -> turn.substring(4))
                .toList();
    }

    private static ReferenceGame twins(String... options) {
        return switch (options.length) {
            case 0 -> TwinsReference.of(Map.of());
            case 2 -> TwinsReference.of(Map.of(options[0], options[1]));
            case 4 -> TwinsReference.of(Map.of(options[0], options[1], options[2], options[3]));
            default ->
                TwinsReference.of(Map.of(options[0], options[1], options[2], options[3], options[4], options[5]));
        };
    }
}
