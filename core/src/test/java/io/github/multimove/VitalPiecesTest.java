package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games lost with the last pieces of a kind, besides what becomes of kings or without any. */
class VitalPiecesTest {
    private static final BaseGame QUEENS =
            Orthodox.game().toBuilder("queens").vital(Orthodox.QUEEN, 0).build();

    @Test
    void aSideWithoutAQueenHasLost() {
        RuleSet rules = RuleSet.of("queens", QUEENS, TurnStructure.upTo(2));
        Position position = rules.position("3qk3/8/8/8/8/8/8/3QK2R w - - 0 9");
        assertThat(position.outcome()).isEmpty();
        assertThat(position.legalTurns().winning().stream())
                .isNotEmpty()
                .allMatch(turn -> turn.toString().contains("d1d8"));
        Position over = position.play("d1d8");
        assertThat(over.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.TOO_FEW_PIECES));
        assertThat(over.legalTurns().isEmpty()).isTrue();
        assertThat(over.isCheckmate()).isFalse();
        assertThat(position.legalTurns().count())
                .isEqualTo(position.legalTurns().stream().count());
    }

    @Test
    void theSideThatHasMovedLosesWhereBothHaveTooFew() {
        BaseGame both = Orthodox.game().toBuilder("both")
                .vital(Orthodox.PAWN, 0)
                .vital(Orthodox.QUEEN, 0)
                .build();
        RuleSet rules = RuleSet.of("both", both, TurnStructure.one());
        Position position = rules.position("k3q3/3P3p/8/8/8/8/8/KQ6 w - - 0 9");
        assertThat(position.play("d7e8q").outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.TOO_FEW_PIECES));
    }

    @Test
    void aNumberAndNoRoyalPieces() {
        BaseGame knights = Orthodox.game().toBuilder("knights")
                .vital(Orthodox.KNIGHT, 1)
                .royalRule(RoyalRule.lastPiece())
                .build();
        RuleSet rules = RuleSet.of("knights", knights, TurnStructure.one());
        Position position = rules.position("nn6/8/N7/8/8/8/8/NN6 w - - 0 9");
        assertThat(position.isCheck()).isFalse();
        assertThat(position.play("a6b8").outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.TOO_FEW_PIECES));
        assertThat(knights.vital()).isEqualTo(Map.of(Orthodox.KNIGHT, 1));
        assertThat(knights)
                .isNotEqualTo(
                        knights.toBuilder("knights").vital(Orthodox.KNIGHT, 0).build());
        assertThat(knights.toBuilder("knights").build()).isEqualTo(knights);
    }

    @Test
    void whatCannotBeKeptIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Orthodox.game().toBuilder("x").vital(Orthodox.QUEEN, -1))
                .withMessageContaining("found -1");
        PieceType camel = PieceType.of("camel", 'L', "C");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Orthodox.game().toBuilder("x").vital(camel, 0).build())
                .withMessageContaining("that a side must keep, found camel");
    }
}
