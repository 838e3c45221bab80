package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/duck.md}. */
class DuckReferenceTest {

    private final ReferenceGame game = ReferenceGames.of("duck");

    @Test
    void theDuckBlocksAllButLeaps() {
        String position = "4k3/8/8/8/4*3/8/3N4/K3R3 w - - 0 12";

        assertThat(game.isCheck(position.replace(" w ", " b "))).isFalse();
        assertThat(game.legalTurns(position))
                .contains("e1e3,@e1", "e1e3,@a8", "d2b3,@d2")
                .noneMatch(turn -> turn.startsWith("e1e4") || turn.startsWith("e1e5") || turn.startsWith("d2e4"))
                .noneMatch(turn -> turn.endsWith("@e4"));
    }

    @Test
    void thePassedSquareMayBeTheDucks() {
        String position = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 12";

        assertThat(game.play(position, "e2e4,@e3")).isEqualTo("4k3/8/8/8/3pP3/4*3/8/4K3 b - - 0 12");
        String passed = game.play(position, "e2e4,@a1");
        assertThat(passed).isEqualTo("4k3/8/8/8/3pP3/8/8/*3K3 b - e3 0 12");
        assertThat(game.play(passed, "d4e3,@e4")).isEqualTo("4k3/8/8/8/4*3/4p3/8/4K3 w - - 0 13");
    }

    @Test
    void takingTheKingEndsTheGameAndTheDuckStays() {
        String over = game.play("4k3/8/8/8/8/*7/8/K3R3 w - - 0 12", "e1e8");

        assertThat(over).isEqualTo("4R3/8/8/8/8/*7/8/K7 b - - 0 12");
        assertThat(game.outcome(over)).contains("w");
        assertThat(game.legalTurns(over)).isEmpty();
    }

    @Test
    void castlingHeedsPiecesAndDuckAndNoAttack() {
        assertThat(game.legalTurns("4k3/8/4r3/2b5/8/8/8/R3K2R w KQ - 3 12")).contains("e1g1,@e1", "e1c1,@a1");
        assertThat(game.legalTurns("4k3/8/8/8/8/8/8/R*2K2R w KQ - 3 12"))
                .contains("e1g1,@e1")
                .noneMatch(turn -> turn.startsWith("e1c1"));
    }

    @Test
    void aSideWithoutAMoveWins() {
        String position = "7k/8/8/8/8/p1p5/P*P5/KB6 w - - 0 40";

        assertThat(game.legalTurns(position)).isEmpty();
        assertThat(game.outcome(position)).contains("w");
        assertThat(game.isStalemate(position) || game.isCheckmate(position)).isFalse();
    }

    @Test
    void mateIsThatEveryTurnLosesTheKing() {
        assertThat(game.isCheckmate("k7/7R/8/8/8/8/8/1R1K4 b - - 0 30")).isFalse();
        assertThat(game.isCheckmate("k6R/8/8/8/8/8/*7/RR1K4 b - - 0 30")).isFalse();
        assertThat(game.isCheckmate("k7/3N4/1K6/8/8/8/*7/8 b - - 0 30")).isTrue();
    }

    @Test
    void thereIsOneDuckAtMost() {
        assertThatIllegalArgumentException().isThrownBy(() -> game.legalTurns("4k3/8/8/8/8/**6/8/K3R3 w - - 0 12"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReferenceGames.of("orthodox").legalTurns("4k3/8/8/8/8/*7/8/K3R3 w - - 0 12"));
    }
}
