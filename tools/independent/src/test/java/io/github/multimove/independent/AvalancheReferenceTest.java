package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/avalanche.md}. */
class AvalancheReferenceTest {

    private final ReferenceGame game = ReferenceGames.of("avalanche");

    @Test
    void thePushIsCompulsoryAndPlain() {
        assertThat(game.legalTurns(game.initialPosition()))
                .hasSize(160)
                .startsWith("b1a3,a7a6", "b1a3,b7b6")
                .endsWith("h2h4,h7h6");
        assertThat(game.play(game.initialPosition(), "e2e4,d7d6"))
                .isEqualTo("rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThat(game.legalTurns("4k3/8/8/8/8/p7/P7/4K3 w - - 0 12"))
                .containsExactly("e1d1", "e1f1", "e1d2", "e1e2", "e1f2");
    }

    @Test
    void pushingOneselfIntoCheckIsLegalAndLoses() {
        String position = "8/8/4k3/8/8/4P3/8/4K3 b - - 3 12";

        assertThat(game.legalTurns(position)).contains("e6d5,e3e4");
        String over = game.play(position, "e6d5,e3e4");
        assertThat(over).isEqualTo("8/8/8/3k4/4P3/8/8/4K3 w - - 0 13");
        assertThat(game.outcome(over)).contains("w");
        assertThat(game.legalTurns(over)).isEmpty();
        assertThat(game.isCheckmate(over) || game.isStalemate(over) || game.isCheck(over))
                .isFalse();
    }

    @Test
    void aPawnOnItsLastRankAttacksAsAllThatItMayBecome() {
        assertThat(game.outcome("8/4k3/8/8/8/8/1PK5/3p4 b - - 0 12")).contains("b");
        assertThat(game.outcome("8/4k3/8/8/8/8/1P1K4/1p6 b - - 0 12")).contains("b");
        assertThat(game.outcome("8/4k3/8/8/8/3K4/1P6/6p1 b - - 0 12")).isEmpty();
    }

    @Test
    void theChoiceComesFirstAndTheNewPieceMayMove() {
        String position = "4k3/8/8/8/8/7K/2P5/3p4 b - - 6 12";
        List<String> turns = game.legalTurns(position);

        assertThat(turns).startsWith("d1d1b,d1c2").contains("d1d1q,e8d8,c2c3", "d1d1q,d1c2");
        assertThat(turns).allMatch(turn -> turn.matches("d1d1[bnqr],.*"));
        assertThat(game.play(position, "d1d1n,e8d8,c2c3")).isEqualTo("3k4/8/8/8/8/2P4K/8/3n4 w - - 0 13");
    }

    @Test
    void onlyTheSideToMoveHasOnePawnOnItsLastRank() {
        for (String text : List.of(
                "4k3/8/8/8/8/7K/2P5/3p4 w - - 0 12",
                "4k3/8/8/8/8/7K/2P5/2pp4 b - - 0 12",
                "4k3/8/8/8/8/7K/2P5/3P4 b - - 0 12")) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> game.isCheck(text));
        }
    }

    @Test
    void reversedArrayCastlesTheOtherWay() {
        ReferenceGame reversed = ReferenceGames.of("avalanche[array=reversed]");
        String position = "r2k3r/8/8/8/8/8/8/4K3 b kq - 0 12";

        assertThat(reversed.legalTurns(position)).contains("d8f8", "d8b8");
        assertThat(reversed.play(position, "d8f8")).startsWith("r3rk2/");
        assertThat(reversed.play(position, "d8b8")).startsWith("1kr4r/");
    }

    @Test
    void nothingIsCapturedEnPassant() {
        assertThat(game.legalTurns("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 12")).noneMatch(turn -> turn.contains("d4e3"));
    }
}
