package io.github.multimove.progressive;

import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.progressive.Progressive.Form;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/progressive.md}. */
class ProgressiveRulesTest {
    private final RuleSet scottish = Progressive.rules();
    private final RuleSet english = Progressive.options().form(Form.ENGLISH).rules();
    private final RuleSet logical = Progressive.options().logical(true).rules();

    @Test
    void theLengthOfASeriesComesFromTheTurnNumber() {
        for (int number = 1; number <= 2; number++) {
            int n = number;
            Position white = scottish.position("7k/p7/8/8/8/8/7P/K7 w - - 0 " + number);
            Position black = scottish.position("7k/p7/8/8/8/8/7P/K7 b - - 0 " + number);

            assertThat(turns(white)).isNotEmpty().allMatch(turn -> turn.split(",", -1).length == 2 * n - 1);
            assertThat(turns(black)).isNotEmpty().allMatch(turn -> turn.split(",", -1).length == 2 * n);
        }
    }

    @Test
    void logicalChessHasNoDoubleStepNoEnPassantAndNoCastling() {
        Position start = logical.initialPosition();
        Position position = Drawn.position(logical, "w - - 0 1", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . p . . .
                . . . . . . . .
                . . . P . . . .
                R . . . K . . R""");

        assertThat(start).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
        assertThat(turns(start)).hasSize(12).contains("e2e3").doesNotContain("e2e4");
        assertThat(turns(position)).contains("d2d3").doesNotContain("d2d4", "e1g1", "e1c1");
        assertThat(Progressive.options()
                        .form(Form.ENGLISH)
                        .logical(true)
                        .rules()
                        .id())
                .isEqualTo("progressive[form=english,logical=true]");
    }

    @Test
    void tenTurnsWithoutCaptureOrPawnMoveMayBeClaimed() {
        Position nine = scottish.position("4k3/7p/8/8/8/8/8/K6R w - - 9 3");
        Position ten = scottish.position("4k3/7p/8/8/8/8/8/K6R w - - 10 3");

        assertThat(scottish.royalRule().claimAfter()).isEqualTo(10);
        assertThat(Game.of(nine).claims()).isEmpty();
        assertThat(Game.of(ten).claims()).containsExactly(Outcome.Reason.FIFTY_TURNS);
        assertThat(Game.of(ten).claimDraw(Outcome.Reason.FIFTY_TURNS).outcome())
                .contains(Outcome.draw(Outcome.Reason.FIFTY_TURNS));
        assertThat(Game.of(scottish.position("4k3/7p/8/8/8/8/8/K6R w - - 150 30"))
                        .outcome())
                .contains(Outcome.draw(Outcome.Reason.SEVENTY_FIVE_TURNS));
    }

    @Test
    void endsAreToldHoweverLongTheSeries() {
        Position position = scottish.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 30");
        LegalTurns turns = scottish.legalTurns(position);

        assertThat(turns).isNotNull();
        assertThat(turns.isEmpty()).isFalse();
        assertThat(scottish.isCheckmate(position) || scottish.isStalemate(position))
                .isFalse();
        assertThat(scottish.outcome(position)).isEmpty();
        assertThat(turns.iterator().next().subMoves()).hasSizeLessThanOrEqualTo(59);
        assertThat(turns.contains(turns.iterator().next())).isTrue();
        assertThat(scottish.begin(position).next()).hasSize(48);
    }

    /** The turn that shows the check goes on after the first king is captured, as long as Black's turn of this number is. */
    @Test
    void overTwoKingsAThreatIsAWholeTurn() {
        RuleSet kings = RuleSets.of("progressive[base=double-king]");
        Position position = kings.position("10/1k6k1/10/10/10/3n6/1K8/8K1 w - - 0 2");

        assertThat(kings.threats(position)).hasToString("[d3b2,b2d1,d1b2,b2d1]");
        assertThat(position.threats(position.board().square("b2"), Side.BLACK)).hasToString("[d3b2,b2d1,d1b2,b2d1]");
    }

    @Test
    void overAnotherBaseItIsWonAsThatGameIsAndClaimedAfterTenTurns() {
        RuleSet kings = RuleSets.of("progressive[base=double-king]");

        assertThat(kings.royalRule())
                .isEqualTo(RuleSets.of("double-king").royalRule().claimAfter(10));
        assertThat(turns(kings.initialPosition())).hasSize(29);
    }
}
