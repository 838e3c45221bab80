package io.github.multimove.swedish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks; there are no options. */
class SwedishRefusalsTest {
    private final RuleSet rules = Swedish.rules();

    private void refuses(String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void aMoveWhilePiecesAreInHand() {
        refuses(rules.initialPosition().toString(), "e1d1", Rule.STRUCTURE);
    }

    @Test
    void twoDrops() {
        refuses(rules.initialPosition().toString(), "Q@d1,B@c1", Rule.STRUCTURE);
    }

    @Test
    void aDropInFrontOfThePawnChain() {
        refuses(rules.initialPosition().toString(), "Q@d4", Rule.MOVEMENT);
    }

    @Test
    void aPieceThatIsNotInHand() {
        refuses(rules.initialPosition().toString(), "R@d1", Rule.NO_PIECE);
    }

    @Test
    void thereAreNoOptions() {
        assertThat(RuleSets.options("swedish")).isEmpty();
        assertThat(RuleSets.of("swedish")).isEqualTo(Swedish.rules());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("swedish[base=grand]"))
                .withMessageContaining("it has none");
    }
}
