package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers and rules without options (`rules/twins.md`); the options are tested by {@link TwinsOptionsTest}. */
class TwinsReferenceTest {

    private static final String DIAGRAM = "4k3/8/8/8/8/2bb4/2NP4/N3K3 b - - 0 1 a1+c2,c3+d3";

    private final ReferenceGame twins = TwinsReference.of(Map.of());

    @Test
    void publishedNumbers() {
        assertThat(ReferenceLaws.perft(twins, twins.initialPosition(), 1)).isEqualTo(20);
        assertThat(ReferenceLaws.perft(twins, twins.initialPosition(), 2)).isEqualTo(400);
        assertThat(count(Map.of("bond", "separated"))).isEqualTo(24);
        assertThat(count(Map.of("array", "fraternal"))).isEqualTo(16);
    }

    @Test
    @Tag("slow")
    void publishedNumberOfThreeTurns() {
        assertThat(ReferenceLaws.perft(twins, twins.initialPosition(), 3)).isEqualTo(8_866);
    }

    @Test
    void initialTurnsInOrder() {
        assertThat(twins.legalTurns(twins.initialPosition()))
                .startsWith("b1a3,g1f3", "b1a3,g1h3", "b1c3,g1f3", "b1c3,g1h3", "a2a3", "a2a4")
                .endsWith("h2h3", "h2h4");
    }

    @Test
    void inventorsFirstExample() {
        assertThat(twins.play(DIAGRAM, "c3d2,d3c2")).isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 2 -");
    }

    @Test
    void inventorsSecondExample() {
        assertThat(twins.play(DIAGRAM, "c3a1,d3c2")).isEqualTo("4k3/8/8/8/8/8/2bP4/b3K3 w - - 0 2 a1+c2");
    }

    @Test
    void anyOrderOfSubMovesIsRead() {
        assertThat(twins.play(DIAGRAM, "d3c2,c3a1")).isEqualTo(twins.play(DIAGRAM, "c3a1,d3c2"));
    }

    @Test
    void bareKingsAreADrawWithoutTurns() {
        String bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 2 -";

        assertThat(twins.legalTurns(bare)).isEmpty();
        assertThat(twins.outcome(bare)).contains("draw");
        assertThat(twins.isStalemate(bare)).isFalse();
    }

    @Test
    void anAttackerWhoseBrotherCannotMoveThreatensNothing() {
        assertThat(twins.isCheck("rnbqkbnr/ppp2ppp/8/1B1pp3/8/4P3/PPPP1PPP/RNBQK1NR b - - 0 3"))
                .isFalse();
        String free = "rnbqkbnr/ppp2ppp/8/1B1pp3/3P4/4P3/PPP2PPP/RNBQK1NR b - - 0 3";
        assertThat(twins.isCheck(free)).isTrue();
        assertThat(twins.threats(free)).containsExactly("c1d2,b5e8");
    }

    @Test
    void theKingMayCaptureATwinThatNoSiblingGuards() {
        assertThat(twins.play("4k3/8/8/8/8/8/4n3/n3K3 w - - 3 7 a1+e2", "e1e2"))
                .isEqualTo("4k3/8/8/8/8/8/4K3/8 b - - 0 7 -");
        assertThat(twins.legalTurns("4k3/8/8/8/8/2n5/4n3/4K3 w - - 0 1 e2+c3")).containsExactly("e1f1", "e1d2", "e1f2");
    }

    @Test
    void aStruckCaptorCapturesHisSiblingAlong() {
        // Ng3xe4 and Nc3xd5: the rook on e4 is guarded along the file, the pawn is not.
        String position = "1k2r3/8/8/3p4/4r3/2N3N1/8/6K1 w - - 0 1 c3+g3,e4+e8";

        assertThat(twins.play(position, "c3d5,g3e4")).isEqualTo("1k6/8/8/8/8/8/8/6K1 b - - 0 1 -");
        assertThat(TwinsReference.of(Map.of("bond", "identical")).play(position, "c3d5,g3e4"))
                .isEqualTo("1k2r3/8/8/3N4/4N3/8/8/6K1 b - - 0 1 e4+d5");
    }

    @Test
    void guardingIsBlockedByWhatStandsThereAfterTheSubMoves() {
        // The rook on a8 guards its brother on a4 along the file, unless the other bishop has gone to a7.
        String position = "r3k3/8/8/8/r7/1B6/1B6/6K1 w - - 0 1 b2+b3,a4+a8";

        assertThat(twins.play(position, "b2a3,b3a4")).isEqualTo("4k3/8/8/8/8/8/8/6K1 b - - 0 1 -");
        String shielded = "r3k3/8/8/8/r7/1B6/5B2/6K1 w - - 0 1 f2+b3,a4+a8";
        assertThat(twins.play(shielded, "f2a7,b3a4")).isEqualTo("4k3/B7/8/8/B7/8/8/6K1 b - - 0 1 a4+a7");
    }

    @Test
    void aStruckPawnComesOffWithoutPromoting() {
        String position = "1k2r2r/3P4/8/8/8/8/8/1N2K1N1 w - - 0 1 b1+g1,e8+h8";

        for (String promotion : List.of("q", "n", "nn")) {
            assertThat(twins.play(position, "d7e8" + promotion)).isEqualTo("1k6/8/8/8/8/8/8/1N2K1N1 b - - 0 1 b1+g1");
        }
    }

    @Test
    void promotionMakesASiblingOrTwins() {
        String position = "r6r/4P2k/8/2N2N2/8/8/6K1/8 w - - 0 1 c5+f5,a8+h8";

        assertThat(twins.play(position, "e7e8n")).isEqualTo("r3N2r/7k/8/2N2N2/8/8/6K1/8 b - - 0 1 c5+f5+e8,a8+h8");
        assertThat(twins.play(position, "e7e8nn"))
                .isEqualTo("r3(NN)2r/7k/8/2N2N2/8/8/6K1/8 b - - 0 1 c5+f5,a8+h8,e8+e8");
        assertThat(twins.play(position, "e7e8b")).isEqualTo("r3B2r/7k/8/2N2N2/8/8/6K1/8 b - - 0 1 c5+f5,a8+h8");
        assertThat(twins.legalTurns(position))
                .containsSubsequence("e7e8b", "e7e8bb", "e7e8n", "e7e8nn", "e7e8q", "e7e8qq", "e7e8r", "e7e8rr");
    }

    @Test
    void aSiblingJoinsEverySetAndSinglePieceOfItsKind() {
        assertThat(twins.play("2(NN)5/5k1P/8/8/1N4N1/7N/6K1/8 w - - 4 40 b4+g4,c8+c8", "h7h8n"))
                .isEqualTo("2(NN)4N/5k2/8/8/1N4N1/7N/6K1/8 b - - 0 40 h3+b4+g4+c8+c8+h8");
    }

    @Test
    void stackedTwinsGoToDifferentSquares() {
        assertThat(twins.legalTurns("(NN)3k3/8/8/8/8/8/8/4K3 w - - 0 1 a8+a8"))
                .containsExactly("e1d1", "e1f1", "e1d2", "e1e2", "e1f2", "a8b6,a8c7");
        assertThat(twins.play("(NN)3k3/8/8/8/8/8/8/4K3 w - - 0 1 a8+a8", "a8c7,a8b6"))
                .isEqualTo("4k3/2N5/1N6/8/8/8/8/4K3 b - - 1 1 b6+c7");
    }

    @Test
    void enPassantIsOrthodox() {
        String position = twins.play("4k3/3p4/8/4P3/8/8/8/1N2K1N1 b - - 0 1 b1+g1", "d7d5");

        assertThat(position).isEqualTo("4k3/8/8/3pP3/8/8/8/1N2K1N1 w - d6 0 2 b1+g1");
        assertThat(twins.play(position, "e5d6")).isEqualTo("4k3/8/3P4/8/8/8/8/1N2K1N1 b - - 0 2 b1+g1");
        assertThat(twins.play("4k3/3p4/8/P7/8/8/8/1N2K1N1 b - - 0 1 b1+g1", "d7d5"))
                .contains(" w - - 0 2 ");
    }

    @Test
    void castlingNeedsPiecesFreeToGoAlone() {
        assertThat(twins.play("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1 -", "e1g1"))
                .isEqualTo("r3k3/8/8/8/8/8/8/5RK1 b q - 1 1 -");
        assertThat(twins.legalTurns("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 a1+h1,a8+h8"))
                .doesNotContain("e1g1", "e1c1");
    }

    @Test
    void castlingIsNotHinderedByAPairThatCannotMove() {
        assertThat(twins.legalTurns("4k3/8/8/5r2/8/8/p7/rn2K2R w K - 0 1 a1+f5"))
                .contains("e1g1");
        assertThat(twins.legalTurns("4k3/8/8/5r2/8/8/8/rn2K2R w K - 0 1 a1+f5")).doesNotContain("e1g1");
    }

    @Test
    void rooksThatDieWithTheirBrotherCaptureTheRightAlong() {
        assertThat(TwinsReference.of(Map.of("bond", "separated"))
                        .play("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 a1+h1,a8+h8", "a1a8"))
                // The rook on h8 guards a8 along the rank only when the king is not between.
                .isEqualTo("R3k3/8/8/8/8/8/8/4K2R b K - 0 1 h1+a8");
    }

    @ParameterizedTest
    @CsvSource({
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 1, 48",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 2, 191",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 2, 264",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 1, 44"
    })
    void whereOnlyQueensAreTwinsSingleQueensPlayOrthodoxChess(String position, int depth, long expected) {
        ReferenceGame game = TwinsReference.of(Map.of("array", "twin-queens-only"));

        assertThat(ReferenceLaws.perft(game, position, depth)).isEqualTo(expected);
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 2, 2039",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 3, 2812",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 3, 9467",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 2, 1486"
    })
    void orthodoxPerftFurtherDown(String position, int depth, long expected) {
        ReferenceGame game = TwinsReference.of(Map.of("array", "twin-queens-only"));

        assertThat(ReferenceLaws.perft(game, position, depth)).isEqualTo(expected);
    }

    @Test
    void mateAndStalemate() {
        String mate = "kB6/3p4/p6p/3B4/7P/P2P4/2P2PP1/1R2K1R1 b - - 2 37 b1+g1,d5+b8";

        assertThat(twins.isCheckmate(mate)).isTrue();
        assertThat(twins.outcome(mate)).contains("w");
        assertThat(twins.threats(mate)).containsExactly("d5a8,b8h2");
        assertThat(twins.isStalemate("7k/5Q2/8/8/8/8/8/K7 b - - 0 1 -")).isTrue();
    }

    @Test
    void missingSetsAreTheArraysOwn() {
        assertThat(twins.play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4"))
                .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
                        + " a1+h1,b1+g1,c1+f1,a8+h8,b8+g8,c8+f8");
    }

    @Test
    void impossiblePositionsAreRefused() {
        for (String text : List.of(
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1 h1+h1",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1 g1+h1",
                "4k3/8/8/8/8/8/8/R3K2R w K - 0 1 h1",
                "4k2r/8/8/8/8/8/8/4K2R w K - 0 1 h1+h8",
                "4k3/8/8/8/8/8/8/4K2(RR) w - - 0 1 -",
                "4k3/8/8/8/8/8/8/4K2(RR) w - - 0 1 h1",
                "4k3/8/8/8/8/8/8/N3K2R w - - 0 1 a1+h1",
                "4k3/8/8/8/8/8/8/4K3 w K - 0 1 -",
                "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 -",
                "8/8/8/8/4R3/8/8/4K3 b - - 0 1 -")) {
            assertThatThrownBy(() -> twins.legalTurns(text)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static int count(Map<String, String> options) {
        ReferenceGame game = TwinsReference.of(options);
        return game.legalTurns(game.initialPosition()).size();
    }
}
