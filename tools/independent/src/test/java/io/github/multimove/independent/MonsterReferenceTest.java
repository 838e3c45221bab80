package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/monster.md}. */
class MonsterReferenceTest {

    private final ReferenceGame game = ReferenceGames.of("monster");

    @Test
    void blackIsInCheckByTwoSubMoves() {
        String position = "rnbqkbnr/ppppp1pp/5P2/8/8/8/2PPKP2/8 b kq - 0 2";

        assertThat(game.isCheck(position)).isTrue();
        assertThat(game.legalTurns(position)).containsExactly("e7f6", "g7f6", "e8f7", "g8f6");
        assertThat(game.threats(position)).containsExactly("f6f7,f7e8b", "f6f7,f7e8n", "f6f7,f7e8q", "f6f7,f7e8r");
    }

    @Test
    void whitesKingMayPassThroughAttack() {
        assertThat(game.legalTurns("4k3/8/2p5/3p4/3K4/8/8/8 w - - 0 20"))
                .contains("d4d5,d5d4")
                .doesNotContain("d4d5", "d4c5,c5d5");
    }

    @Test
    void aDoubleStepMayNotExposeTheKingToACaptureEnPassant() {
        String position = "8/3pk3/8/4P3/8/8/8/4K3 b - - 0 20";

        assertThat(game.isCheck(position)).isFalse();
        assertThat(game.legalTurns(position)).doesNotContain("d7d5", "d7d6");
        assertThat(ReferenceGames.of("monster[win=capture]").legalTurns(position))
                .contains("d7d5");
        assertThat(game.legalTurns("8/3pk3/8/8/8/8/8/4K3 b - - 0 20")).contains("d7d5");
    }

    @Test
    void castlingAsksForTwoSubMoves() {
        String position = "r3k2r/8/1K6/8/8/8/8/8 b kq - 0 20";

        assertThat(game.legalTurns(position)).contains("e8g8").doesNotContain("e8c8");
        assertThat(ReferenceGames.of("monster[win=capture]").legalTurns(position))
                .contains("e8g8", "e8c8");
    }

    @Test
    void kingsMayNotStandTwoStepsApartOnWhitesTurn() {
        assertThatIllegalArgumentException().isThrownBy(() -> game.isCheck("8/8/3k4/8/3K4/8/8/8 w - - 0 20"));
        assertThat(game.isCheck("8/8/3k4/8/3K4/8/8/8 b - - 0 20")).isTrue();
        assertThat(game.outcome("8/8/3k4/8/8/8/8/1K6 w - - 0 20")).isEmpty();
    }

    @Test
    void everyDoubleStepOfTheTurnMayBeCapturedEnPassant() {
        String position = "4k3/8/8/8/2p1p3/8/3P1P2/K7 w - - 0 20";

        assertThat(game.play(position, "d2d4,f2f4")).endsWith(" b - d3f3 0 20");
        assertThat(ReferenceGames.of("monster[en-passant=last]").play(position, "d2d4,f2f4"))
                .endsWith(" b - f3 0 20");
    }
}
