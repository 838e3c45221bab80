package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/marseillais.md}, {@code rules/progressive.md} and {@code rules/doublemove.md}. */
class SeriesReferenceTest {

    private static final String TWO_PASSED = "k7/8/8/8/1pP2Pp1/8/8/K7 b - c3f3 0 9";

    @Test
    void marseillaisCapturesTwoPawnsEnPassant() {
        ReferenceGame game = ReferenceGames.of("marseillais");

        assertThat(game.legalTurns(TWO_PASSED))
                .contains("b4c3,g4f3", "g4f3,b4c3")
                .doesNotContain("a8a7,b4c3");
        assertThat(game.play(TWO_PASSED, "b4c3,g4f3")).isEqualTo("k7/8/8/8/8/2p2p2/8/K7 w - - 0 10");
        assertThat(ReferenceGames.of("marseillais[en-passant=first]").legalTurns(TWO_PASSED))
                .contains("b4c3,a8a7")
                .doesNotContain("b4c3,g4f3");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> ReferenceGames.of("marseillais[en-passant=last]").legalTurns(TWO_PASSED));
    }

    @Test
    void aCheckEndsTheSeriesOrIsLeftToTheLast() {
        String position = "4k3/8/8/8/8/8/8/K6R w - - 0 9";

        assertThat(ReferenceGames.of("marseillais").legalTurns(position))
                .contains("h1h8", "h1h7,h7h8")
                .doesNotContain("h1h8,a1b1");
        assertThat(ReferenceGames.of("marseillais[early-check=last]").legalTurns(position))
                .contains("h1h7,h7h8")
                .noneMatch(turn -> turn.startsWith("h1h8"));
    }

    @Test
    void aPawnThatMovesOnIsNotCapturedEnPassant() {
        ReferenceGame game = ReferenceGames.of("marseillais");
        String position = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9";

        assertThat(game.play(position, "e2e4,e1e2")).isEqualTo("4k3/8/8/8/3pP3/8/4K3/8 b - e3 0 9");
        assertThat(game.play(position, "e1d2,e2e4")).endsWith(" b - e3 0 9");
        assertThat(ReferenceGames.of("marseillais[en-passant=last]").play(position, "e2e4,e1e2"))
                .endsWith(" b - - 0 9");
        assertThat(game.play("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9", "e2e4,e4e5")).endsWith(" b - - 0 9");
        assertThat(game.play("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9", "e2e3,e3e4")).endsWith(" b - - 0 9");
    }

    @Test
    void whoHasNoSecondHalfPassesOrIsStalemated() {
        String position = "8/8/8/8/p7/2p4p/P1P2k1P/7K w - - 3 30";
        ReferenceGame passes = ReferenceGames.of("marseillais");
        ReferenceGame draws = ReferenceGames.of("marseillais[stuck=draws]");

        assertThat(passes.legalTurns(position)).containsExactly("a2a3");
        assertThat(passes.play(position, "a2a3")).isEqualTo("8/8/8/8/p7/P1p4p/2P2k1P/7K b - - 0 30");
        String stuck = draws.play(position, "a2a3");
        assertThat(stuck).isEqualTo("8/8/8/8/p7/P1p4p/2P2k1P/7K w - - 0 30");
        assertThat(draws.isStalemate(stuck)).isTrue();
        assertThat(draws.outcome(stuck)).contains("draw");
    }

    @Test
    void whitesFirstTurnIsOneSubMoveAtTheArrayOnly() {
        ReferenceGame game = ReferenceGames.of("marseillais");

        assertThat(game.legalTurns("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 5 1"))
                .hasSize(20);
        assertThat(game.legalTurns("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2"))
                .hasSize(445);
    }

    @Test
    void scottishProgressiveStalemateStandsInTheText() {
        ReferenceGame game = ReferenceGames.of("progressive");
        String position = "8/8/8/8/8/5k2/5q2/6K1 w - - 0 2";

        assertThat(game.legalTurns(position)).containsExactly("g1h1");
        String after = game.play(position, "g1h1");
        assertThat(after).isEqualTo("8/8/8/8/8/5k2/5q2/7K w - - 1 2");
        assertThat(game.legalTurns(after)).isEmpty();
        assertThat(game.isCheck(after)).isFalse();
        assertThat(game.isStalemate(after)).isTrue();
        assertThat(game.outcome(after)).contains("draw");
    }

    @Test
    void englishPiecesWaitUntilAllHaveMoved() {
        ReferenceGame game = ReferenceGames.of("progressive[form=english]");
        String position = game.play(game.play(game.initialPosition(), "e2e4"), "e7e6,f7f6");

        assertThat(game.play(position, "e4e5,g1f3,f1c4")).contains(" b KQkq - 0 2");
        assertThatIllegalArgumentException().isThrownBy(() -> game.play(position, "e4e5,f1a6,a6b7"));
        assertThat(game.legalTurns("8/8/8/8/8/1k6/7P/K7 w - - 0 3"))
                .contains("h2h3,a1b1,h3h4,b1a1,h4h5", "h2h3,a1b1,b1a1,h3h4,a1b1")
                .noneMatch(turn -> turn.startsWith("h2h3,h3h4"))
                .allMatch(turn -> turn.split(",").length == 5);
    }

    @Test
    void italianInCheckWithoutAWayOutButACheckIsMated() {
        String position = "3Q4/8/8/8/8/8/6PP/1k1r3K w - - 0 2";

        assertThat(ReferenceGames.of("progressive").legalTurns(position)).containsExactly("d8d1");
        ReferenceGame italian = ReferenceGames.of("progressive[form=italian]");
        assertThat(italian.isCheckmate(position)).isTrue();
        assertThat(italian.outcome(position)).contains("b");
        assertThat(italian.threats(position)).containsExactly("d1h1");
    }

    @Test
    void endsOfLongSeriesAreToldWithoutListing() {
        for (String form : new String[] {"scottish", "italian", "english"}) {
            ReferenceGame game = ReferenceGames.of("progressive[form=" + form + "]");
            String position = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 40";
            assertThat(game.isCheck(position) || game.isCheckmate(position) || game.isStalemate(position))
                    .isFalse();
            assertThat(game.outcome(position)).isEmpty();
            assertThat(game.firstTurns(position, 3)).hasSize(3);
        }
    }

    @Test
    void doublemoveCapturesTheKingAndNothingBinds() {
        ReferenceGame game = ReferenceGames.of("doublemove");

        assertThat(game.isCheck("4k3/4p3/8/8/8/8/4P3/K3R3 b - - 4 9")).isFalse();
        assertThat(game.isCheck("4k3/8/8/8/4N3/8/8/K7 b - - 4 9")).isTrue();
        assertThat(game.threats("4k3/8/8/8/4N3/8/8/K7 b - - 4 9")).containsExactly("e4d6,d6e8", "e4f6,f6e8");
        String taken = game.play("4k3/8/8/8/4N3/8/8/K7 w - - 4 9", "e4f6,f6e8");
        assertThat(taken).isEqualTo("4N3/8/8/8/8/8/8/K7 b - - 0 9");
        assertThat(game.outcome(taken)).contains("w");
        assertThat(game.legalTurns(taken)).isEmpty();
    }

    @Test
    void extraMoveSecondsAreQuietAndDoubleStepsLate() {
        ReferenceGame game = ReferenceGames.of("extra-move");

        assertThat(game.legalTurns("4k3/8/8/8/8/p7/1P6/K7 w - - 0 9"))
                .contains("b2a3", "b2b3,a1b1", "a1b1,b2b4", "b2b3", "b2a3,a1b1")
                .doesNotContain("b2b4", "b2b4,a1b1", "a1b1,b2a3", "b2b3,b3b4");
    }

    @Test
    void twoMoveAsksForASecondUnlessTheFirstDoesSomething() {
        ReferenceGame game = ReferenceGames.of("two-move");
        String stalemate = "7r/2k5/8/2p5/1pP5/1P6/2K5/8 w - - 1 50 -";

        assertThat(game.initialPosition()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 r");
        assertThat(game.isStalemate(stalemate)).isTrue();
        assertThat(game.legalTurns("7r/2k5/8/2p5/1pP5/1P6/2K5/8 w - - 1 50 r")).isNotEmpty();
        String capturable = "4k3/8/8/8/3p4/8/4P2P/4K3 w - - 0 12 -";
        assertThat(game.legalTurns(capturable)).contains("e2e4", "h2h4,e1d1").doesNotContain("h2h4", "e2e4,e1d1");
        assertThat(game.play(capturable, "e2e4")).isEqualTo("4k3/8/8/8/3pP3/8/7P/4K3 b - e3 0 12 r");
        assertThat(game.play(capturable, "h2h4,e1d1")).endsWith(" b - - 0 12 -");
        // The pawn on d4 is pinned: it stands ready and may not capture.
        String pinned = "3k4/8/8/8/3p4/8/4P2P/3RK3 w - - 0 12 -";
        assertThat(game.legalTurns(pinned)).contains("e2e4,h2h3").doesNotContain("e2e4");
        assertThat(game.play(pinned, "e2e4,h2h3")).contains(" e3 ");
    }

    @Test
    void twoFistedAndBennekomSayWhoMovesSecond() {
        String position = "4k3/8/8/8/8/8/1P2P3/Q3K2R w K - 0 9";

        assertThat(ReferenceGames.of("two-fisted").legalTurns(position))
                .contains("e1g1,a1a2", "a1a2,e1g1", "b2b4,e2e4", "h1h2")
                .doesNotContain("b2b3,b3b4", "h1h2,h2h3", "e1g1,f1f2", "e1d1,e2e4");
        assertThat(ReferenceGames.of("bennekom").legalTurns(position))
                .contains("e1g1,g1h1", "b2b3,b3b4", "h1h2,h2h3")
                .doesNotContain("e1g1,f1f2", "b2b4,e2e4", "b2b3");
    }
}
