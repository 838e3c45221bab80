package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Balanced Swap and Progressive Take-All Chess, point by point of {@code rules/more-series.md}. */
class SwapAndTakeAllReferenceTest {
    private final ReferenceGame swap = ReferenceGames.of("balanced-swap");
    private final ReferenceGame takeAll = ReferenceGames.of("progressive-take-all");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/7K/4PPp1/P5k1/8/8/7P w - g6 7 9 | f5g6,g6/h6 h1h3,h3/g4",
                "4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9 | e8d8,d8/h8 e8f8,f8/h8 e8g8,f8/g8 h8f8,e8/f8 h8g8,e8/g8 h8h1,h1/e1",
                "7N/1b6/8/6P1/k6P/b7/8/5K2 w - - 3 9"
                        + " | g5g6,g6/h8b g5g6,g6/h8n g5g6,g6/h8q g5g6,g6/h8r h8f7,g5/f7 h8g6,g5/g6 h8g6,h4/g6"
            })
    void swapsOfTheRulesPage(String position, String turns) {
        assertThat(swap.legalTurns(position)).containsExactlyInAnyOrder(turns.split(" "));
    }

    @Test
    void whoCannotSwapHasLostInCheckOrNot() {
        String lost = "8/8/8/8/8/1k6/1p6/1K6 w - - 0 9";
        assertThat(swap.legalTurns(lost)).isEmpty();
        assertThat(swap.isStalemate(lost)).isTrue();
        assertThat(swap.outcome(lost)).contains("b");
        assertThat(swap.outcome("7k/8/8/8/8/8/8/K7 w - - 0 9")).contains("b");
    }

    @Test
    void aSwapOfAPawnResetsTheClockAndASwappedRookHasMoved() {
        assertThat(swap.play("4k3/8/8/8/8/8/P7/R3K3 w Q - 7 9", "e1e2,a1/a2"))
                .isEqualTo("4k3/8/8/8/8/8/R3K3/P7 b - - 0 9");
        assertThat(swap.play("r3k3/1b6/8/8/8/8/8/4K2B b q - 7 9", "e8d7,b7/a8"))
                .isEqualTo("b7/1r1k4/8/8/8/8/8/4K2B w - - 8 10");
        assertThat(swap.play("4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 12", "c2c4,e1/e2"))
                .isEqualTo("4k3/8/8/8/2Pp4/8/4K3/4P3 b - c3 0 12");
    }

    @Test
    void aDoubleStepFromTheFirstRankPassesNoSquare() {
        assertThat(swap.play("4k3/8/8/8/8/3p4/8/2P1KQ2 w - - 0 12", "c1c3,e1/f1"))
                .contains(" b - - 0 12");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> swap.play("4k3/8/8/8/8/2p5/8/2P1KQ2 w - - 0 12", "c1c3,e1/f1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/8/8/p7/1p6/P7/8 w - - 0 2 | a2a3 a2b3,b3a4 a2b3,b3b4,b4b5",
                "8/P7/8/8/8/8/8/5n2 w - - 0 1 | a7a8b a7a8k a7a8n a7a8q a7a8r",
                "8/7p/8/8/2Pp4/8/8/8 b - c3 1 1"
                        + " | d4c3 d4d3,d3d2 d4d3,h7h5 d4d3,h7h6 h7h5,d4d3 h7h5,h5h4 h7h6,d4d3 h7h6,h6h5"
            })
    void seriesOfTheRulesPage(String position, String turns) {
        assertThat(takeAll.legalTurns(position)).containsExactlyInAnyOrder(turns.split(" "));
    }

    @Test
    void theLastPieceWinsAndNoSubMoveInTheMidstDraws() {
        String position = "8/8/8/8/p7/1p6/P7/8 w - - 0 2";
        String stuck = takeAll.play(position, "a2a3");
        assertThat(stuck).isEqualTo("8/8/8/8/p7/Pp6/8/8 w - - 0 2");
        // The pawn on b3 has not been asked: White is to move and has nothing that moves.
        assertThat(takeAll.isStalemate(stuck)).isTrue();
        assertThat(takeAll.outcome(stuck)).contains("draw");
        String won = takeAll.play(position, "a2b3,b3a4");
        assertThat(takeAll.outcome(won)).contains("w");
        assertThat(takeAll.legalTurns(won)).isEmpty();
        assertThat(List.of(takeAll.isCheck(won), takeAll.isCheckmate(won), takeAll.isStalemate(won)))
                .containsOnly(false);
    }

    @Test
    void castlingAsksNothingOfAttack() {
        assertThat(takeAll.legalTurns("4k3/8/8/3r1r2/8/8/8/R3K2R w KQ - 0 1")).contains("e1g1", "e1c1");
        assertThat(swap.legalTurns("4k3/8/8/3r1r2/8/8/8/R3K2R w KQ - 0 9"))
                .noneMatch(turn -> turn.startsWith("e1g1") || turn.startsWith("e1c1"));
    }
}
