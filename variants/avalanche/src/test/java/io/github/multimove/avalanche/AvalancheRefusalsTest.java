package io.github.multimove.avalanche;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks; a position that cannot be is refused. */
class AvalancheRefusalsTest {
    private final RuleSet rules = Avalanche.rules();

    private void refuses(String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void aMoveWithoutItsPush() {
        refuses(rules.initialPosition().toString(), "e2e4", Rule.STRUCTURE);
    }

    @Test
    void aPushBeforeTheMoveOrAlone() {
        refuses(rules.initialPosition().toString(), "d7d6", Rule.STRUCTURE);
    }

    @Test
    void aPushOfTwoSquaresOrOntoAPiece() {
        refuses(rules.initialPosition().toString(), "e2e4,d7d5", Rule.MOVEMENT);
        refuses("4k3/8/8/8/8/p7/P7/K7 w - - 0 9", "a1b1,a3a2", Rule.MOVEMENT);
    }

    @Test
    void aTurnWithoutTheChoiceOwed() {
        refuses("k7/8/8/8/8/8/K7/3p4 b - - 0 9", "a8a7", Rule.STRUCTURE);
    }

    @Test
    void aKingLeftAttackedByTheFirstPart() {
        refuses("4k3/4p3/8/8/8/8/8/4K2r w - - 0 9", "e1d1,e7e6", Rule.ROYAL_LEFT_ATTACKED);
    }

    @Test
    void anyTurnOfAGameThatIsOver() {
        refuses("3bk3/8/4p3/8/7K/8/8/8 b - - 0 9", "e8e7", Rule.GAME_OVER);
    }

    @Test
    void aPawnOnItsLastRankIsOfTheSideToMoveAndOneOnly() {
        refusesPosition("4k3/8/8/8/8/8/8/3pK3 w - - 0 9");
        refusesPosition("k7/8/8/8/8/8/K7/3pp3 b - - 0 9");
        refusesPosition("k7/8/8/8/8/8/K7/3P4 w - - 0 9");
    }

    private void refusesPosition(String text) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(text))
                .satisfies(e -> assertThat(e.kinds()).contains(PositionException.Kind.PIECE_OUT_OF_PLACE));
    }
}
