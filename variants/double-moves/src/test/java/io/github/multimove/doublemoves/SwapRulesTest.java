package io.github.multimove.doublemoves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Balanced Swap Chess: the drawn positions, and points that were decided (rules/more-series.md, swap-decided). */
class SwapRulesTest {
    private static final RuleSet RULES = BalancedSwap.rules();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/7K/4PPp1/P5k1/8/8/7P w - g6 7 9 | f5g6,g6/h6 h1h3,h3/g4
            4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9 | e8d8,d8/h8 e8f8,f8/h8 e8g8,f8/g8 h8f8,e8/f8 h8g8,e8/g8 h8h1,h1/e1
            7N/1b6/8/6P1/k6P/b7/8/5K2 w - - 3 9 | g5g6,g6/h8b g5g6,g6/h8n g5g6,g6/h8q g5g6,g6/h8r h8f7,g5/f7 h8g6,g5/g6 h8g6,h4/g6
            8/8/8/8/8/1k6/1p6/1K6 w - - 0 9 |
            """)
    void drawnPositionsHaveExactlyTheirTurns(String text, String turns) {
        Position position = RULES.position(text);
        assertThat(position).hasToString(text);
        assertThat(position.legalTurns().stream().map(Turn::toString))
                .containsExactlyInAnyOrder(turns == null ? new String[0] : turns.split(" "));
        assertThat(position.legalTurns().stream().map(turn -> position.parseTurn(turn.toString())))
                .containsExactlyElementsOf(position.legalTurns());
    }

    @Test
    void piecesThatAreSwappedMove() {
        Position position = RULES.position("4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9");
        assertThat(moving(position, "e1")).containsExactly("h8h1,h1/e1");
        assertThat(moving(position, "a1")).isEmpty();
        assertThat(moving(position, "h8")).hasSize(6);
        assertThat(moving(position, "e8")).hasSize(5).doesNotContain("h8h1,h1/e1");
    }

    private static List<String> moving(Position position, String square) {
        return position.legalTurns().moving(position.board().square(square)).stream()
                .map(Turn::toString)
                .toList();
    }

    @Test
    void aSideWithoutATurnHasLost() {
        for (String text : new String[] {"8/8/8/8/8/1k6/1p6/1K6 w - - 0 9", "7k/8/8/8/8/8/8/K7 w - - 0 9"}) {
            Position lost = RULES.position(text);
            assertThat(lost.isStalemate()).isTrue();
            assertThat(lost.outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.NO_TURN_LOSES));
        }
    }

    @Test
    void aPawnThatWasSwappedCannotBeCapturedEnPassant() {
        Position position = RULES.position("4k3/8/8/8/3p4/8/2P1P3/R3K3 w - - 5 12");
        assertThat(position.play("c2c4,e1/e2")).hasToString("4k3/8/8/8/2Pp4/8/4K3/R3P3 b - c3 0 12");
        Position bishop = RULES.position("4k3/8/8/8/3p4/1B6/2P5/R3K3 w - - 5 12");
        assertThat(bishop.play("c2c4,a1/e1").toString()).contains(" b - c3 0 12");
        assertThat(bishop.play("c2c4,b3/c4")).hasToString("4k3/8/8/8/2Bp4/1P6/8/R3K3 b - - 0 12");
        // a double step from the first rank passes no square
        assertThat(RULES.position("4k3/8/8/8/8/3p4/8/2P1KQ2 w - - 5 12").play("c1c3,e1/f1"))
                .hasToString("4k3/8/8/8/8/2Pp4/8/4QK2 b - - 0 12");
    }

    @Test
    void theKingIsSafeAfterTheMoveAndAfterTheSwap() {
        // the knight is pinned: it may be swapped with the king, and then stands where the king stood
        Position position = RULES.position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 9");
        assertThat(position.refusal("e2c3,e1/d2")).isPresent();
        assertThat(position.legalTurns()).allMatch(turn -> !position.play(turn).isBoundByCheck());
    }
}
