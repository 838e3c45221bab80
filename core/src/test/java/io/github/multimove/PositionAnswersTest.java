package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A position answers for itself what its rule set answers for it. */
class PositionAnswersTest {
    private static final RuleSet RULES = Orthodox.rules();

    @Test
    void aGameIsPlayedOnPositionsAlone() {
        Position position = RULES.initialPosition();
        for (String text : List.of("f2f3", "e5", "g4", "Qh4#")) {
            assertThat(position.outcome()).isEmpty();
            position = position.play(text);
        }
        assertThat(position.isCheck()).isTrue();
        assertThat(position.isBoundByCheck()).isTrue();
        assertThat(position.isCheckmate()).isTrue();
        assertThat(position.isStalemate()).isFalse();
        assertThat(position.isDoubleCheckmate()).isFalse();
        assertThat(position.legalTurns()).isEmpty();
        assertThat(position.threats()).isEqualTo(RULES.threats(position)).hasSize(1);
        assertThat(position.outcome()).isEqualTo(RULES.outcome(position)).isPresent();
        assertThat(position.neutralSquares()).isEmpty();
    }

    @Test
    void turnsAreReadWrittenAndExplained() {
        Position position = RULES.position("r3k3/8/8/8/8/8/4R3/4K3 b q - 0 1");
        Turn turn = position.parseTurn("e8d8");
        assertThat(position.algebraic(turn)).isEqualTo("Kd8");
        assertThat(position.parseTurn("Ke8-d8", Reading.LENIENT)).isEqualTo(turn);
        assertThat(position.turn(turn.subMoves())).isEqualTo(turn);
        assertThat(position.play(turn)).isEqualTo(RULES.play(position, turn)).isEqualTo(position.play("Kd8"));
        assertThat(position.effects(turn))
                .isEqualTo(RULES.effects(position, turn))
                .hasSize(1);
        assertThat(position.refusal(turn)).isEmpty();
        assertThat(position.refusal("e8c8")).isPresent();
        assertThat(position.constraints()).isNotEmpty();
        assertThat(position.playUnchecked(turn)).isEqualTo(position.play(turn));
        assertThat(position.begin().next()).isEqualTo(RULES.begin(position).next());
        assertThat(position.begin("e8d8").turn()).isEqualTo(turn);
        assertThatExceptionOfType(IllegalTurnException.class).isThrownBy(() -> position.play("e8c8"));
        assertThatExceptionOfType(TurnFormatException.class).isThrownBy(() -> position.play("?"));
    }

    @Test
    void squaresAreAskedByName() {
        Position position = RULES.position("r3k3/8/8/8/8/8/4R3/4K3 b q - 0 1");
        Square king = position.board().square("e8");
        LegalTurns turns = position.legalTurns();
        assertThat(position.piece("e8")).isEqualTo(position.piece(king)).isPresent();
        assertThat(position.pieces("e8")).isEqualTo(position.pieces(king)).hasSize(1);
        assertThat(position.constraints("e8")).isEqualTo(position.constraints(king));
        assertThat(position.attackers("e8", Side.WHITE)).hasToString("[e2]");
        assertThat(position.threats("a8", Side.WHITE)).isEmpty();
        assertThat(turns.from("e8")).isEqualTo(turns.from(king)).isNotEmpty();
        assertThat(turns.moving("e8")).isEqualTo(turns.moving(king));
        assertThat(turns.capturing("e2")).isEmpty();
        assertThat(position.begin().from("e8")).hasSameSizeAs(turns.from("e8"));
        assertThat(position.begin().targets("e8")).isEqualTo(position.begin().targets(king));
        assertThatExceptionOfType(TurnFormatException.class)
                .isThrownBy(() -> position.piece("z9"))
                .withMessageContaining("expected a square from a1 to h8, found \"z9\"");
    }
}
