package io.github.multimove.progressive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.progressive.Progressive.Form;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks. */
class ProgressiveRefusalsTest {
    private static void refuses(RuleSet rules, String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void fewerOrMoreSubMovesThanAreDue() {
        RuleSet rules = Progressive.rules();
        refuses(rules, "4k3/8/8/8/8/8/8/K6R w - - 0 2", "a1b1,b1c1", Rule.STRUCTURE);
        refuses(rules, "4k3/8/8/8/8/8/8/K6R w - - 0 2", "a1b1,b1c1,c1d1,d1c1", Rule.STRUCTURE);
        refuses(rules, rules.initialPosition().toString(), "e2e4,d2d4", Rule.STRUCTURE);
    }

    @Test
    void goingOnAfterACheck() {
        refuses(Progressive.rules(), "4k3/8/8/8/8/8/8/K6R w - - 0 2", "h1h8,a1b1,b1c1", Rule.STRUCTURE);
    }

    @Test
    void aCheckTooSoon() {
        RuleSet italian = Progressive.options().form(Form.ITALIAN).rules();
        refuses(italian, "4k3/8/8/8/8/8/8/K6R w - - 0 2", "h1h8,a1b1,b1c1", Rule.STRUCTURE);
    }

    @Test
    void theSamePieceAgainWhileOthersCanMove() {
        RuleSet english = Progressive.options().form(Form.ENGLISH).rules();
        refuses(english, "8/8/8/8/8/1k6/7P/K7 w - - 0 3", "h2h3,h3h4,a1b1,b1a1,h4h5", Rule.STRUCTURE);
    }

    @Test
    void aKingLeftAttackedInBetween() {
        refuses(Progressive.rules(), "4r2k/8/8/8/8/8/3P4/4K3 w - - 0 2", "d2d4,e1d1,d1c1", Rule.ROYAL_LEFT_ATTACKED);
    }
}
