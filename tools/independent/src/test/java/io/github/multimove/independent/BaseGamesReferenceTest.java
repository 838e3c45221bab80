package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import org.junit.jupiter.api.Test;

/** What {@code rules/base-games.md}, {@code rules/double-king.md} and {@code rules/common.md} say, by example. */
class BaseGamesReferenceTest {

    private static final String NO_PIECES = "12/12/12/12/12/12/12/12";
    private static final ReferenceGame DOUBLE_KING = ReferenceGames.of("double-king");
    private static final ReferenceGame DRAGONCHESS = ReferenceGames.of("dragonchess");

    @Test
    void mateAndStalemateAndBareKingsAreToldApart() {
        ReferenceGame game = ReferenceGames.of("orthodox");
        String mate = "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 9";
        assertThat(game.isCheckmate(mate)).isTrue();
        assertThat(game.outcome(mate)).contains("w");
        assertThat(game.threats(mate)).containsExactly("f7h8");
        String stalemate = "5k2/7Q/5N2/8/Q7/4P3/4K3/3B4 b - - 7 28";
        assertThat(game.isStalemate(stalemate)).isTrue();
        assertThat(game.outcome(stalemate)).contains("draw");
        String bareKings = "8/8/8/1K6/8/8/5k2/8 w - - 0 55";
        assertThat(game.legalTurns(bareKings)).isEmpty();
        assertThat(game.isStalemate(bareKings)).isFalse();
        assertThat(game.outcome(bareKings)).contains("draw");
    }

    @Test
    void enPassantSquareIsKeptOnlyForAPawnThatStandsReady() {
        ReferenceGame game = ReferenceGames.of("orthodox");
        assertThat(game.play(game.initialPosition(), "e2e4"))
                .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        // Ready, though the capture would leave the king in check: pseudo-legally is what counts.
        assertThat(game.play("8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1", "d7d5"))
                .isEqualTo("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2");
    }

    @Test
    void pawnThatCannotPromoteGivesCheckOnTheTenthRank() {
        ReferenceGame game = ReferenceGames.of("grand");
        assertThat(game.threats("1k8/P9/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1"))
                .containsExactly("a9b10");
    }

    @Test
    void raumschachPawnGivesCheckForwardAndUpExceptWithFourCaptures() {
        String position = "2k2/5/5/5/5|5/2P2/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/2K2 b - - 0 50";
        assertThat(ReferenceGames.of("raumschach").isCheck(position)).isTrue();
        assertThat(ReferenceGames.of("raumschach[pawn-captures=four]").isCheck(position))
                .isFalse();
    }

    @Test
    void basiliskThatHoldsACheckingPieceMayNotLetGo() {
        String position = NO_PIECES + "|k11/12/12/12/4o7/12/12/4K7|12/12/12/12/4B7/12/12/12 w - - 0 9";
        assertThat(DRAGONCHESS.isCheck(position)).isFalse();
        assertThat(DRAGONCHESS.legalTurns(position))
                .containsExactly("2e1-1e1", "2e1-2d1", "2e1-2f1", "2e1-2d2", "2e1-2e2", "2e1-2f2", "2e1-3e1");
    }

    @Test
    void frozenPieceGivesNoCheckAndDoesNotMove() {
        String position = NO_PIECES + "|k11/12/12/12/4o7/12/12/4K7|12/12/12/12/4B7/12/12/12 b - - 0 9";
        assertThat(DRAGONCHESS.legalTurns(position)).noneMatch(turn -> turn.startsWith("2e4"));
    }

    @Test
    void dragonCapturesRemotelyAndStays() {
        String position = "12/12/12/12/12/5r6/12/12|k11/12/12/12/12/12/5K6/5W6|" + NO_PIECES + " b - - 7 30";
        assertThatIllegalArgumentException().isThrownBy(() -> DRAGONCHESS.legalTurns(position));
        String other = "12/12/12/12/12/5r6/12/12|k11/12/12/12/12/12/5W6/11K|" + NO_PIECES + " b - - 7 30";
        assertThat(DRAGONCHESS.play(other, "3f3*2f2"))
                .isEqualTo("12/12/12/12/12/5r6/12/12|k11/12/12/12/12/12/12/11K|" + NO_PIECES + " w - - 0 31");
    }

    @Test
    void elementalRisesToCaptureAndByOptionToMove() {
        String position = "12/12/12/12/12/12/12/12|k10K/12/12/5w6/12/12/12/12|12/12/12/12/5E6/12/12/12 w - - 0 9";
        assertThat(DRAGONCHESS.legalTurns(position)).contains("1f4-2f5").doesNotContain("1f4-2e4");
        assertThat(ReferenceGames.of("dragonchess[elemental-rise=move]").legalTurns(position))
                .contains("1f4-2f5", "1f4-2e4");
    }

    @Test
    void doubleKingCastlesInFourWaysAndEachRightGoesWithItsKingOrRook() {
        String position = "r2k2k2r/10/10/10/10/10/10/R2K2K2R w DADJGAGJdadjgagj - 0 20";
        assertThat(DOUBLE_KING.legalTurns(position)).contains("d1b1", "g1i1").doesNotContain("d1h1", "g1c1");
        assertThat(DOUBLE_KING.play(position, "d1b1"))
                .isEqualTo("r2k2k2r/10/10/10/10/10/10/1KR3K2R b GJdadjgagj - 1 20");
        assertThat(DOUBLE_KING.play(position, "j1j8")).isEqualTo("r2k2k2R/10/10/10/10/10/10/R2K2K3 b DAGAdaga - 0 20");
        String alone = "r2k6/10/10/10/10/10/10/R5K2R w GAGJda - 0 20";
        assertThat(DOUBLE_KING.play(alone, "g1c1")).isEqualTo("r2k6/10/10/10/10/10/10/2KR5R b da - 1 20");
    }

    @Test
    void castlingThroughAttackIsForTheLenientWhileBothRoyalsLive() {
        String position = "k8k/10/10/r9/10/10/10/R2K2K3 w DA - 0 20";
        assertThat(DOUBLE_KING.legalTurns(position)).contains("d1b1");
        String attacked = "k8k/10/10/2r7/10/10/10/R2K2K3 w DA - 0 20";
        String alone = "k8k/10/10/2r7/10/10/10/R2K6 w DA - 0 20";
        ReferenceGame lenient = ReferenceGames.of("double-king[castling=lenient]");
        assertThat(DOUBLE_KING.legalTurns(attacked)).doesNotContain("d1b1");
        assertThat(lenient.legalTurns(attacked)).contains("d1b1");
        assertThat(lenient.legalTurns(alone)).doesNotContain("d1b1");
    }

    @Test
    void checkBindsToNothingWhileBothRoyalsLive() {
        String position = "r2k2k2r/10/10/10/10/4n5/10/R2K2K2R w DADJGAGJdadjgagj - 0 20";
        assertThat(DOUBLE_KING.isCheck(position)).isTrue();
        assertThat(DOUBLE_KING.isBoundByCheck(position)).isFalse();
        assertThat(DOUBLE_KING.legalTurns(position)).contains("a1b1", "g1i1").doesNotContain("d1b1");
    }

    @Test
    void doubleCheckmateEndsTheGameOnlyWhereItIsScored() {
        String position = "N7n1/7S2/1P3R4/1S5k1P/6S3/4Pp3P/7N1k/R2K2K1SR b DADJGAGJ - 5 20";
        ReferenceGame scored = ReferenceGames.of("double-king[score-double-checkmate=true]");
        assertThat(DOUBLE_KING.isDoubleCheckmate(position)).isTrue();
        assertThat(DOUBLE_KING.isCheckmate(position)).isFalse();
        assertThat(DOUBLE_KING.outcome(position)).isEmpty();
        assertThat(scored.outcome(position)).contains("w");
        assertThat(DOUBLE_KING.isDoubleCheckmate(DOUBLE_KING.initialPosition())).isFalse();
    }
}
