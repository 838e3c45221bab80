package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Refusal.Rule;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule that refuses a turn, its sentence and its squares. */
class IllegalTurnTest {
    private static final RuleSet ONE = Orthodox.rules();
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));

    @Test
    void aSubMoveWhoseTextIsOfNoFormIsRefusedByName() {
        Position start = ONE.initialPosition();
        SubMove triple = new SubMove.Promotion(
                new Piece(Side.WHITE, Orthodox.PAWN),
                start.board().square("e2"),
                start.board().square("e4"),
                List.of(),
                List.of(Orthodox.QUEEN, Orthodox.QUEEN, Orthodox.QUEEN));
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.play(start, Turn.of(triple)))
                .withMessage("e2e4qqq: the White pawn on e2 cannot make the move e2e4qqq, only e2e4");
    }

    @Test
    void orderIsOnlyStrictForTurnsPutTogether() {
        Position position = TWO.position("4k3/8/8/8/8/8/PPP5/4K3 w - -");
        Turn turn = TWO.parseTurn(position, "b2b3,a2a3");
        assertThat(turn).hasToString("a2a3,b2b3");
        List<SubMove> subMoves = turn.subMoves();
        Turn reversed = Turn.of(subMoves.get(1), subMoves.get(0));
        assertThat(TWO.legalTurns(position).contains(reversed)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> TWO.play(position, reversed))
                .withMessage("b2b3,a2a3: the sub-moves are not in ascending order of their squares")
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.ORDER));
        assertThat(position.turn(reversed.subMoves())).isEqualTo(turn);
    }

    @Test
    void foreignTurnsAreRefused() {
        Position step = ONE.position("4k3/8/8/8/8/8/8/R3K3 w - -");
        Position capture = ONE.position("4k3/8/8/n7/8/8/8/R3K3 w - -");
        Turn aStep = ONE.parseTurn(step, "a1a5");
        Turn aCapture = ONE.parseTurn(capture, "a1a5");
        assertThat(aStep).isNotEqualTo(aCapture).hasToString("a1a5");
        assertThat(ONE.legalTurns(capture).contains(aStep)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.play(capture, aStep))
                .withMessage("a1a5: a1a5 is described for another position: another piece moves or is captured")
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.FOREIGN));
        assertThat(capture).hasToString("4k3/8/8/n7/8/8/8/R3K3 w - - 0 1");
    }

    @Test
    void squaresOfAnotherBoardAreRefused() {
        BaseGame large = Orthodox.game();
        Square elsewhere = Board.of(9, 8).square("a1");
        Square to = Board.of(9, 8).square("a2");
        Turn turn = Turn.of(new SubMove.Move(new Piece(Side.WHITE, Orthodox.ROOK), elsewhere, to, false));
        Position position = ONE.position("4k3/8/8/8/8/8/8/R3K3 w - -");
        assertThat(large.board()).isNotEqualTo(elsewhere.board());
        assertThat(ONE.legalTurns(position).contains(turn)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.play(position, turn))
                .withMessage("a1a2: a1 is a square of another board, 9x8")
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.FOREIGN));
    }

    @Test
    void nothingIsHalfApplied() {
        Position position = TWO.position("4r1k1/8/8/8/8/8/P3B3/4K3 w - -");
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> TWO.play(position, TWO.parseTurn(position, "a2a3,e2d3")));
        assertThat(position).hasToString("4r1k1/8/8/8/8/8/P3B3/4K3 w - - 0 1");
    }
}
