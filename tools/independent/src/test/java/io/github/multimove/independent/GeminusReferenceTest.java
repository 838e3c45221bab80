package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each number and each point of `rules/geminus.md`. */
class GeminusReferenceTest {

    /** White's last two drops: knight and bishop. */
    private static final String LATE = "r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqr] w - - 0 4";

    private final ReferenceGame game = GeminusReference.of(Map.of());

    @Test
    void publishedNumberOfFirstDrops() {
        PawnThenPiecePosition array = new PawnThenPieceText(true).read(game.initialPosition());

        assertThat(new PawnThenPieceSubMoves(false, "q").drops(array)).hasSize(328);
    }

    @Test
    @Tag("slow")
    void publishedNumberOfTurns() {
        assertThat(game.legalTurns(game.initialPosition()))
                .hasSize(44_468)
                .doesNotHaveDuplicates()
                .startsWith("K@a1,Q@b1")
                .contains("N@d3>c2,B@c2>e2", "B@c2,N@d3>e2", "B@b1,N@c1", "N@b1,B@c1")
                .doesNotContain("N@c1,B@b1", "B@c1,N@b1", "N@d3>e2,B@c2");
    }

    @Test
    void dropsThatMayBeMadeInEitherOrderAreOneTurnAndReadInEither() {
        List<String> turns = game.legalTurns(LATE);

        assertThat(turns).contains("N@b1,B@c1", "N@b1,B@g3>d2", "B@e3>d2,N@d2>f2", "N@d2,B@e3>f2");
        assertThat(turns).doesNotContain("B@c1,N@b1", "B@g3>d2,N@b1", "N@d2>f2,B@e3>d2");
        assertThat(game.play(LATE, "B@c1,N@b1")).isEqualTo(game.play(LATE, "N@b1,B@c1"));
        assertThatThrownBy(() -> game.play(LATE, "N@d2>f2,B@e3>d2")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRelocatedPawnMayBeDroppedOnAgainAndNotStayWhereItIs() {
        List<String> turns = game.legalTurns(LATE);

        assertThat(turns).contains("N@b1,B@c1", "B@g1,N@c2>g2").doesNotContain("B@g1,N@c2>c2", "N@c2>h2,B@g1");
        assertThat(game.play(LATE, "B@g1,N@c2>g2"))
                .isEqualTo("r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2N3PK/R2Q1BBR[qr] b - - 0 4");
    }

    @Test
    void bishopsStandOnDifferentColours() {
        assertThat(game.legalTurns(LATE))
                .allSatisfy(turn -> assertThat(turn).doesNotContain("B@b1", "B@g2", "B@a2", "B@a2", "B@b3"));
    }

    @Test
    void rooksAreDroppedOnTheFirstRankOnly() {
        String position = "r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/1BPN3K/R2Q1B1R[qr] b - - 0 4";

        assertThat(game.legalTurns(position)).allMatch(turn -> turn.matches("(.*,)?R@[b-h]8(,.*)?"));
    }

    @Test
    void nothingIsAttackedWhilePiecesAreInHandAndAKingInHandIsNotCaptured() {
        String position = game.play(game.initialPosition(), "Q@e3>e2,R@a1");

        assertThat(position).isEqualTo("8/8/pppppppp/8/8/PPPPQPPP/4P3/R7[KRBBNNkqrrbbnn] b - - 0 1");
        assertThat(game.outcome(position)).isEmpty();
        String facing = "r1b2b2/2nnp3/ppppkppp/8/8/PPPPQPPP/2NNP2K/R1B2B1R[qr] b - - 0 4";
        assertThat(game.isCheck(facing)).isFalse();
        assertThat(game.threats(facing)).isEmpty();
        // common.md: every turn lets the king be captured on the next, whatever check means in between.
        assertThat(game.isCheckmate(facing)).isTrue();
        assertThat(game.isCheck(game.play(facing, game.legalTurns(facing).get(0))))
                .isFalse();
    }

    @Test
    void afterTheDropsWhiteBeginsWithAFullTurnUnlessBalanced() {
        String position = "4r2r/ppb1pp1p/npqpbnpk/8/8/PPPPNPQP/3PBB1P/KRN1R3[] w - - 0 5";
        ReferenceGame balanced = GeminusReference.of(Map.of("balanced", "true", "pawn-move", "optional"));

        assertThat(game.legalTurns(position)).hasSize(175).allMatch(turn -> turn.contains(","));
        assertThat(balanced.legalTurns(position))
                .containsExactly("a3a4", "b3b4", "c3c4", "d3d4", "f3f4", "h3h4")
                .noneMatch(turn -> turn.contains(","));
        assertThat(balanced.legalTurns(position.replace(" 5", " 6"))).hasSizeGreaterThan(175);
    }

    @Test
    void noDoubleStepNoCastlingAndPromotionToQueenOnly() {
        assertThat(game.legalTurns("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[] w - - 0 9"))
                .doesNotContain("a2a4,h1g1", "a2a3,e1g1");
        assertThat(game.threats("7k/3P4/8/8/8/8/8/K7[] b - - 0 7")).containsExactly("d7d8q,d8h8");
        assertThat(GeminusReference.of(Map.of("promotion", "any")).threats("4k3/3P4/8/8/8/8/8/K7[] b - - 0 7"))
                .containsExactly("d7d8q,d8e8", "d7e8b", "d7e8n", "d7e8q", "d7e8r");
    }

    @Test
    void impossibleHandsAreRefused() {
        for (String text : List.of(
                "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 2",
                "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] b - - 0 1",
                "8/8/pppppppp/8/8/PPPPPPPP/8/K7[QRRBBNNkqrrbbnn] b - - 0 1",
                "8/8/pppppppp/8/8/PPPPPPPP/8/KQ6[RRBBNNkqrrbbnn] w - - 0 1",
                "8/8/pppppppp/8/8/PPPPPPPP/8/1B1B4[KQRRNNkqrrbbnn] b - - 0 1",
                "8/8/pppppppp/8/8/PPPPPPPP/R7/K7[QRBBNNkqrrbbnn] b - - 0 1",
                "8/8/pppppppp/8/8/PPPPPPPP/8/KQ6 b - - 0 1",
                "4k3/8/8/8/8/8/8/4K2R[] w K - 0 9")) {
            assertThatThrownBy(() -> game.legalTurns(text)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
