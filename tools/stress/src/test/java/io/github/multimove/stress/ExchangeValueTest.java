package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomSetup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What captures on a square are worth, beside a search that lists every turn. */
@Tag("budget")
class ExchangeValueTest {
    private static final Map<String, Integer> WORTH =
            Map.of("pawn", 1, "knight", 3, "bishop", 3, "rook", 5, "queen", 9, "king", 100);
    private static final int MANY = 1_000_000;
    private static final int MOST_TURNS = 500;

    private static int worth(PieceType type) {
        return WORTH.getOrDefault(type.name(), 4);
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, 1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1, e5, 1",
        "orthodox, 1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1, e5, 0",
        "orthodox, 4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1, d5, 5",
        "orthodox, 4k3/8/4p3/3r4/4P3/8/8/4K3 w - - 0 1, d5, 4",
        // the rook behind the queen captures once more
        "orthodox, 3rk3/3q4/8/3p4/8/8/3Q4/3RK3 w - - 0 1, d5, 0",
        "orthodox, 4k3/3q4/8/3p4/8/8/3Q4/3RK3 w - - 0 1, d5, 1",
        "orthodox, 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, d5, 1",
        "orthodox, 4k3/8/8/8/8/8/8/4K3 w - - 0 1, d5, 0",
    })
    void theExchangesOfTextbooks(String id, String text, String square, int value) {
        Position position = RuleSets.of(id).position(text);
        assertThat(position.exchangeValue(position.board().square(square), ExchangeValueTest::worth, MANY))
                .hasValue(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"orthodox", "two-prong", "twins", "marseillais", "duck", "twinmove", "monster", "avalanche"})
    void agreesWithASearchOfAllTurns(String id) {
        RuleSet rules = RuleSets.of(id);
        int tried = 0;
        int gained = 0;
        for (long seed = 0; seed < 400 && (gained == 0 || tried < Budget.of(4, 20)); seed++) {
            Position position = RandomSetup.position(rules, seed).orElse(null);
            if (position == null || position.legalTurns().countUpTo(MOST_TURNS) == MOST_TURNS) {
                continue;
            }
            tried++;
            Board board = position.board();
            for (Square square : position.occupiedSquares()) {
                int[] left = {MOST_TURNS * MOST_TURNS};
                int value = searched(position, square, left);
                if (left[0] > 0) {
                    assertThat(position.exchangeValue(board.square(square.index()), ExchangeValueTest::worth, MANY))
                            .as("%s on %s", position, square)
                            .hasValue(value);
                    gained += value > 0 ? 1 : 0;
                }
            }
        }
        assertThat(gained).isPositive();
    }

    private static int searched(Position position, Square square, int[] left) {
        Map<List<SubMove>, Turn> shortest = new HashMap<>();
        for (Turn turn : position.legalTurns()) {
            List<SubMove> captures = turn.subMoves().stream()
                    .filter(m -> m.isCapture() && m.capturedOn().equals(square))
                    .toList();
            Turn known = shortest.get(captures);
            if (!captures.isEmpty()
                    && (known == null
                            || turn.subMoves().size() < known.subMoves().size())) {
                shortest.put(captures, turn);
            }
            left[0]--;
        }
        int best = 0;
        for (Map.Entry<List<SubMove>, Turn> entry : shortest.entrySet()) {
            int gain = 0;
            for (SubMove capture : entry.getKey()) {
                gain += capture.captured().stream()
                        .mapToInt(p -> worth(p.type()))
                        .sum();
            }
            if (left[0] > 0) {
                best = Math.max(best, gain - searched(position.play(entry.getValue()), square, left));
            }
        }
        return best;
    }

    @Test
    void moreTurnsThanAllowedAreNotLookedAt() {
        Position position = RuleSets.of("two-prong").position("4k3/8/8/3p4/8/2N1N3/PPPPPPPP/3RK3 w - - 0 9");
        Square pawn = position.board().square("d5");
        assertThat(position.exchangeValue(pawn, ExchangeValueTest::worth, 5)).isEmpty();
        assertThat(position.exchangeValue(pawn, ExchangeValueTest::worth, 5_000))
                .hasValue(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> position.exchangeValue(Board.of(4, 4).square("a1"), ExchangeValueTest::worth, 5));
    }
}
