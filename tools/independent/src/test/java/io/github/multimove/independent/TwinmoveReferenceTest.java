package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each number and each point of `rules/twinmove.md`. */
class TwinmoveReferenceTest {

    private final ReferenceGame compelled = TwinmoveReference.of(Map.of());
    private final ReferenceGame optional = TwinmoveReference.of(Map.of("pawn-move", "optional"));

    @Test
    void publishedNumbers() {
        assertThat(perft(compelled, 1)).isEqualTo(121);
        assertThat(perft(compelled, 2)).isEqualTo(14_549);
        assertThat(perft(optional, 1)).isEqualTo(121);
        assertThat(perft(optional, 2)).isEqualTo(15_033);
    }

    @Test
    void balancedFirstTurnIsThePawnMoveAlone() {
        for (String duty : List.of("compelled", "optional")) {
            ReferenceGame balanced = TwinmoveReference.of(Map.of("balanced", "true", "pawn-move", duty));

            assertThat(balanced.legalTurns(balanced.initialPosition()))
                    .hasSize(16)
                    .startsWith("a2a3", "a2a4")
                    .endsWith("h2h4");
        }
    }

    @Test
    void openingClauseHoldsOnTheFirstTurnOnly() {
        String second = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2";

        assertThat(optional.legalTurns(optional.initialPosition())).doesNotContain("b1c3");
        assertThat(optional.legalTurns(second)).hasSize(125).startsWith("b1a3", "b1c3");
        assertThat(compelled.legalTurns(second)).hasSize(121);
    }

    @Test
    void turnsComeInOrderOfSubMoves() {
        assertThat(compelled.legalTurns("4k3/8/8/8/8/8/7P/K7 w - - 0 1"))
                .containsExactly("h2h3,a1b1", "h2h3,a1a2", "h2h3,a1b2", "h2h4,a1b1", "h2h4,a1a2", "h2h4,a1b2");
        assertThat(optional.legalTurns("4k3/8/8/8/8/7p/7P/K7 w - - 0 1")).containsExactly("a1b1", "a1a2", "a1b2");
    }

    @Test
    void pawnHalfOpensALineOntoTheKing() {
        String position = "7k/8/8/8/3P4/8/8/B3K3 b - - 0 1";

        assertThat(compelled.isCheck(position)).isTrue();
        assertThat(compelled.isBoundByCheck(position)).isTrue();
        assertThat(compelled.threats(position)).containsExactly("d4d5,a1h8");
    }

    @Test
    void compelledPawnMoveThatClosesTheLineCapturesTheCheckAway() {
        String position = "7k/8/8/8/8/3P4/8/B3K3 b - - 0 1";

        assertThat(compelled.isCheck(position)).isFalse();
        assertThat(optional.isCheck(position)).isTrue();
        assertThat(optional.threats(position)).containsExactly("a1h8");
    }

    @Test
    void pawnCapturesTheKingAloneOrPromotesToACapturer() {
        assertThat(compelled.threats("4k3/3P4/8/8/8/8/8/K7 b - - 0 1"))
                .containsExactly("d7d8q,d8e8", "d7e8b", "d7e8n", "d7e8q", "d7e8r");
        assertThat(compelled.legalTurns("4k3/3P4/8/8/8/8/8/K7 w - - 0 1"))
                .contains("d7e8n", "d7d8n,d8f7")
                .doesNotContain("d7e8n,a1b1", "d7d8n");
        assertThat(TwinmoveReference.of(Map.of("promotion", "queen")).threats("4k3/3P4/8/8/8/8/8/K7 b - - 0 1"))
                .containsExactly("d7d8q,d8e8", "d7e8q");
    }

    @Test
    void captureOfTheKingEndsTheGame() {
        String over = compelled.play("4k3/3P4/8/8/8/8/8/K7 w - - 3 9", "d7e8n");

        assertThat(over).isEqualTo("4N3/8/8/8/8/8/8/K7 b - - 0 9");
        assertThat(compelled.outcome(over)).contains("w");
        assertThat(compelled.legalTurns(over)).isEmpty();
        assertThat(compelled.isCheck(over) || compelled.isCheckmate(over) || compelled.isStalemate(over))
                .isFalse();
    }

    @Test
    void checkmateMeansThatEveryTurnLosesTheKingAndEndsNothing() {
        String zugzwang = "k7/7R/8/8/8/8/8/1R1K4 b - - 0 1";

        assertThat(compelled.isCheck(zugzwang)).isFalse();
        assertThat(compelled.isCheckmate(zugzwang)).isTrue();
        assertThat(compelled.outcome(zugzwang)).isEmpty();
        assertThat(compelled.legalTurns(zugzwang)).containsExactly("a8a7", "a8b7", "a8b8");
        assertThat(compelled.isCheckmate("k7/7R/8/8/8/8/8/1R1K3q b - - 0 1")).isFalse();
    }

    @Test
    void stalemateAndPawnMoveAlone() {
        String stalemate = "7k/8/8/1p6/pPp5/PRP5/PPP5/KB6 w - - 0 1";

        assertThat(compelled.isStalemate(stalemate)).isTrue();
        assertThat(compelled.outcome(stalemate)).contains("draw");
        assertThat(compelled.legalTurns("7k/8/8/1p6/pPp5/PRP5/PPP4P/KB6 w - - 0 1"))
                .containsExactly("h2h3", "h2h4");
        assertThat(optional.legalTurns("7k/8/8/1p6/pPp5/PRP5/PPP4P/KB6 w - - 0 1"))
                .containsExactly("h2h3", "h2h4");
    }

    @Test
    void castlingDoesNotHeedAttack() {
        String position = "r3k2r/8/8/8/4R3/8/8/R3K2R b KQkq - 0 1";

        assertThat(compelled.legalTurns(position)).contains("e8g8", "e8c8");
        assertThat(compelled.play(position, "e8c8")).isEqualTo("2kr3r/8/8/8/4R3/8/8/R3K2R w KQ - 1 2");
    }

    @Test
    void pawnHalfThatCapturesTheRookCapturesTheRight() {
        assertThat(compelled.play("4k2r/6P1/8/8/8/8/8/R3K3 w Qk - 7 3", "g7h8q,e1c1"))
                .isEqualTo("4k2Q/8/8/8/8/8/8/2KR4 b - - 0 3");
    }

    @Test
    void enPassantDoesNotExist() {
        String position = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 2";

        assertThat(compelled.legalTurns(position)).noneMatch(turn -> turn.startsWith("d4e3"));
        assertThat(compelled.play(position, "a7a5,b8c6")).endsWith(" w KQkq - 0 3");
    }

    @Test
    void impossiblePositionsAndOptionsAreRefused() {
        for (String text : List.of(
                "8/8/8/8/8/8/8/K7 w - - 0 1",
                "k7/8/8/8/8/8/8/8 b - - 0 1",
                "k6P/8/8/8/8/8/8/K7 w - - 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w Q d6 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 0")) {
            assertThatThrownBy(() -> compelled.legalTurns(text)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> TwinmoveReference.of(Map.of("pawn-move", "never")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TwinmoveReference.of(Map.of("order", "any")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static long perft(ReferenceGame game, int depth) {
        return ReferenceLaws.perft(game, game.initialPosition(), depth);
    }
}
