package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import org.junit.jupiter.api.Test;

/** What {@code rules/two-prong.md} says, point by point, on positions small enough to be checked by eye. */
class TwoProngReferenceTest {

    private static final ReferenceGame TWO_PRONG = ReferenceGames.of("two-prong");
    private static final ReferenceGame THREE_PRONG = ReferenceGames.of("two-prong[prongs=3]");

    @Test
    void theFirstTurnOfTheGameIsSingleAndNoOtherIs() {
        String array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";
        assertThat(TWO_PRONG.legalTurns(array + "0 1")).hasSize(20);
        assertThat(TWO_PRONG.legalTurns(array + "7 1")).hasSize(20);
        assertThat(TWO_PRONG.legalTurns(array + "4 3")).hasSize(196);
        assertThat(TWO_PRONG.legalTurns(array.replace(" w ", " b ") + "0 1")).hasSize(196);
    }

    @Test
    void turnsComeSubMoveBySubMoveWithEachTurnBeforeItsContinuations() {
        String position = "8/8/8/1k6/8/8/8/K6N w - - 0 9";
        assertThat(TWO_PRONG.legalTurns(position))
                .containsExactly(
                        "a1b1",
                        "a1b1,h1f2",
                        "a1b1,h1g3",
                        "a1a2",
                        "a1a2,h1f2",
                        "a1a2,h1g3",
                        "a1b2",
                        "a1b2,h1f2",
                        "a1b2,h1g3",
                        "h1f2",
                        "h1g3");
    }

    @Test
    void twoRooksPassEachOtherUnlessTheyCollide() {
        String position = "1k6/8/8/8/R6R/8/8/4K3 w - - 0 9";
        assertThat(TWO_PRONG.legalTurns(position)).contains("a4e4,h4d4").doesNotContain("a4e4,h4e4");
        assertThat(ReferenceGames.of("two-prong[collision=true]").legalTurns(position))
                .contains("a4b4,h4c4", "a4d4,h4e4", "a4a8,h4b4")
                .doesNotContain("a4e4,h4d4", "a4c4,h4b4");
    }

    @Test
    void aDoubleStepCollidesToo() {
        String position = "k7/4R3/8/8/8/8/4P3/4K3 w - - 0 9";
        assertThat(TWO_PRONG.legalTurns(position)).contains("e2e4,e7e3");
        assertThat(ReferenceGames.of("two-prong[collision=true]").legalTurns(position))
                .contains("e2e4,e7e5")
                .doesNotContain("e2e4,e7e3");
    }

    @Test
    void squirkThatReachesItsSquareByLeapTooDoesNotCollide() {
        String position = "k2k6/10/10/10/S5R3/10/10/4K5 w - - 0 9";
        assertThat(ReferenceGames.of("two-prong[base=double-king,collision=true]")
                        .legalTurns(position))
                .contains("a4c4,g4b4")
                .doesNotContain("a4d4,g4b4");
    }

    @Test
    void pawnIsCapturedEnPassantOrOnItsSquareAndNotTwice() {
        assertThat(TWO_PRONG.legalTurns("4k3/8/8/3pP3/8/8/8/3RK3 w - d6 0 5"))
                .contains("e5d6", "d1d5", "e1e2,e5d6")
                .doesNotContain("d1d5,e5d6");
    }

    @Test
    void everyPawnThatDoubleSteppedMayBeCapturedEnPassant() {
        assertThat(TWO_PRONG.legalTurns("4k3/8/8/8/1pPp1PpP/8/8/4K3 b - c3f3h3 0 20"))
                .contains("b4c3", "b4c3,g4h3", "d4c3,g4f3")
                .doesNotContain("b4c3,d4c3", "g4f3,g4h3");
        assertThat(TWO_PRONG.play("4k3/8/8/8/1p1p2p1/8/2P2P1P/4K3 w - - 3 20", "c2c4,h2h4"))
                .isEqualTo("4k3/8/8/8/1pPp2pP/8/5P2/4K3 b - c3h3 0 20");
    }

    @Test
    void crossedSquareThatThePartnerFilledLetsNoPieceCapture() {
        String position = "4k3/8/8/8/3p4/8/4P3/4KN2 w - - 0 9";
        assertThat(TWO_PRONG.play(position, "e2e4")).isEqualTo("4k3/8/8/8/3pP3/8/8/4KN2 b - e3 0 9");
        assertThat(TWO_PRONG.play(position, "f1e3,e2e4")).isEqualTo("4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 9");
    }

    @Test
    void castlingIsAFullDualMoveAndTwoOfThreeProngs() {
        String position = "4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 12";
        assertThat(TWO_PRONG.legalTurns(position)).contains("e1g1", "e1c1").doesNotContain("e1g1,a2a3");
        assertThat(THREE_PRONG.legalTurns(position))
                .contains("e1g1", "e1g1,a2a3", "a1b1,e1g1")
                .doesNotContain("e1g1,a2a3,h2h3", "a1f1,e1g1", "e1c1,h1d1", "e1g1,h1h2");
    }

    @Test
    void withThreeProngsAPartnerMayMakeTheCastledKingSafe() {
        String position = "4k1r1/8/8/8/8/5N2/8/R3K2R w KQ - 0 12";
        assertThat(TWO_PRONG.legalTurns(position)).doesNotContain("e1g1", "e1g1,f3g5");
        assertThat(THREE_PRONG.legalTurns(position)).contains("e1g1,f3g5").doesNotContain("e1g1", "e1g1,f3e5");
    }

    @Test
    void whetherTheKingPassesAttackIsJudgedBeforeTheTurn() {
        assertThat(THREE_PRONG.legalTurns("4k3/8/8/1b6/8/3N4/8/R3K2R w KQ - 0 12"))
                .contains("e1g1", "e1g1,d3f4");
        assertThat(THREE_PRONG.legalTurns("4k3/8/8/1b6/8/5N2/8/R3K2R w KQ - 0 12"))
                .doesNotContain("e1g1", "e1g1,f3d3");
    }

    @Test
    void oneCapturedPieceServesOnePromotion() {
        ReferenceGame game = ReferenceGames.of("two-prong[base=grand]");
        assertThat(game.legalTurns("10/P7P1/4k5/10/10/10/10/10/1NBQK1ABN1/R8R w - - 0 30"))
                .contains("a9a10c", "i9i10c", "b2d1,a9a10c")
                .doesNotContain("a9a10c,i9i10c", "a9a10", "a9a10q");
        assertThat(game.legalTurns("10/P7P1/4k5/10/10/10/10/10/1NBQKCABN1/10 w - - 0 30"))
                .contains("a9a10r,i9i10r");
    }

    @Test
    void twoDragonsDoNotCaptureOnePiece() {
        ReferenceGame game = ReferenceGames.of("two-prong[base=dragonchess]");
        String empty = "12/12/12/12/12/12/12/12";
        assertThat(game.legalTurns("12/12/12/3R1R6/12/12/12/12|k11/12/12/3oth6/12/12/12/11K|" + empty + " w - - 2 30"))
                .contains("3d5*2d5,3f5*2e5", "3d5*2e5,3f5*2f5", "3d5*2e5")
                .doesNotContain("3d5*2e5,3f5*2e5", "3d5*2d5,3d5*2e5");
    }

    @Test
    void twoRoyalsBindOnlyWhereTwoPiecesCanCaptureThem() {
        ReferenceGame game = ReferenceGames.of("two-prong[base=double-king]");
        String twoRooks = "k4k4/10/10/3r2r3/10/10/10/3K2K3 w - - 0 9";
        assertThat(game.isCheck(twoRooks)).isTrue();
        assertThat(game.isBoundByCheck(twoRooks)).isTrue();
        assertThat(game.threats(twoRooks)).containsExactly("d5d1", "d5d1,g5g1");
        assertThat(game.legalTurns(twoRooks)).contains("d1e1").doesNotContain("d1d2,g1g2");
        String fork = "k8k/10/10/10/10/4n5/10/3K1K4 w - - 0 9";
        assertThat(game.isCheck(fork)).isTrue();
        assertThat(game.isBoundByCheck(fork)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> game.legalTurns(twoRooks.replace(" w ", " b ")));
    }
}
