package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/swedish.md}. */
class SwedishReferenceTest {

    private final ReferenceGame game = ReferenceGames.of("swedish");

    @Test
    void everyPieceHasTheSameDropsAtFirst() {
        List<String> turns = game.legalTurns(game.initialPosition());

        assertThat(turns).startsWith("Q@b1", "B@b1", "N@b1", "Q@c1").endsWith("N@h3>g2", "N@h3>h2");
        for (String piece : List.of("Q", "B", "N")) {
            assertThat(turns.stream().filter(turn -> turn.startsWith(piece))).hasSize(77);
        }
    }

    @Test
    void aPawnDroppedOnGoesToTheSecondRankAndMayGoAgain() {
        String one = game.play(game.initialPosition(), "N@d3>c2");
        assertThat(one).isEqualTo("r3k2r/8/pppppppp/8/8/PPPNPPPP/2P5/R3K2R[QBBNqbbnn] b KQkq - 0 1");
        String two = game.play(one, "Q@d8");
        assertThat(two).isEqualTo("r2qk2r/8/pppppppp/8/8/PPPNPPPP/2P5/R3K2R[QBBNbbnn] w KQkq - 0 2");
        assertThat(game.legalTurns(two)).contains("B@c2>d2").doesNotContain("B@c2>c2", "B@d3>a2", "e1d1");
    }

    @Test
    void bishopsStandOnDifferentColours() {
        String position = "r2qk2r/8/pppppppp/8/8/PPPPPPPP/8/R1B1K2R[QBNNbbnn] w KQkq - 0 2";

        assertThat(game.legalTurns(position)).contains("B@b1", "B@c2").doesNotContain("B@b2", "B@g1");
    }

    @Test
    void afterTheDropsThereIsNoDoubleStep() {
        String position = "rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR[] w KQkq - 0 6";

        assertThat(game.legalTurns(position)).contains("a3a4", "a1a2").doesNotContain("a3a5");
        assertThat(game.play(position, "a3a4")).endsWith("[] b KQkq - 0 6");
        assertThat(game.legalTurns("r3k2r/8/8/8/8/8/P7/R3K2R[] w KQkq - 0 9"))
                .contains("a2a3", "e1g1", "e1c1")
                .doesNotContain("a2a4");
    }

    @Test
    void handsFitTheTurn() {
        for (String text : List.of(
                "r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[QBBNNqbbnn] b KQkq - 0 1",
                "r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[QBBNNqbbnn] w KQkq - 0 2",
                "r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[QBBNqbbnn] b KQkq - 0 1",
                "r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R w KQkq - 0 1")) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> game.isCheck(text));
        }
    }
}
