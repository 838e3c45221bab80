package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games won by capturing the last enemy piece. */
final class LastPieceTest {
    private static final List<TurnStructure> STRUCTURES = List.of(
            TurnStructure.one(),
            TurnStructure.upTo(2),
            Series.of(Step.move(), Step.move().duty(Step.Duty.IF_POSSIBLE)));

    private static RuleSet rules(TurnStructure structure) {
        return RuleSet.of("capture-all", Orthodox.game(), structure, RoyalRule.lastPiece());
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/1p6/K7 w - - 0 1, a1b2, WHITE",
        "8/8/8/8/8/8/1P6/k7 b - - 0 1, a1b2, BLACK",
    })
    void whoeverCapturesItHasWon(String position, String turn, Side winner) {
        for (TurnStructure structure : STRUCTURES) {
            Position after = rules(structure).position(position).play(turn);
            Outcome outcome = after.outcome().orElseThrow();
            assertThat(outcome.winner()).contains(winner);
            assertThat(after.legalTurns()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/K7 w - - 0 1, WHITE",
        "8/8/8/8/8/8/8/K7 b - - 0 1, WHITE",
        "8/8/8/8/8/8/8/k7 w - - 0 1, BLACK",
        "8/8/8/8/8/8/8/k7 b - - 0 1, BLACK",
    })
    void whoeverHasPiecesLeftHasWonWhoeverIsToMove(String position, Side winner) {
        for (TurnStructure structure : STRUCTURES) {
            assertThat(rules(structure).position(position).outcome())
                    .contains(Outcome.win(winner, Outcome.Reason.LAST_PIECE_CAPTURED));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4r2k/8/8/8/8/8/8/4K2R w K - 0 1, true",
        "5r1k/8/8/8/8/8/8/4K2R w K - 0 1, true",
        "6rk/8/8/8/8/8/8/4K2R w K - 0 1, true",
        "7k/8/8/8/8/8/8/4K1NR w K - 0 1, false",
    })
    void attackForbidsNoCastling(String position, boolean expected) {
        for (TurnStructure structure : STRUCTURES) {
            Position start = rules(structure).position(position);
            assertThat(start.begin().next().stream()
                            .map(SubMove::toString)
                            .toList()
                            .contains("e1g1"))
                    .as("%s", structure)
                    .isEqualTo(expected);
            assertThat(start.isCheck()).isFalse();
        }
    }
}
