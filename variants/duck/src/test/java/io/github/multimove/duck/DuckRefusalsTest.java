package io.github.multimove.duck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks; the only option is the base. */
class DuckRefusalsTest {
    private static final String ROOK = "4k3/8/8/7*/8/8/8/K6R w - - 0 9";

    private final RuleSet rules = Duck.rules();

    private void refuses(String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void theDuckOnAPieceOrWhereItStood() {
        refuses(ROOK, "h1h4,@e8", Rule.MOVEMENT);
        refuses(ROOK, "h1h4,@h5", Rule.MOVEMENT);
        Position position = rules.position(ROOK);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(position, "h1h4,@e8"))
                .satisfies(e -> assertThat(e.refusal())
                        .extracting(Refusal::sentence)
                        .isEqualTo("the duck is set on another empty square: e8 is occupied"));
    }

    @Test
    void theOnlyOptionIsTheBase() {
        assertThat(Duck.rules().id()).isEqualTo("duck");
        assertThat(RuleSets.of("duck[base=orthodox]")).isEqualTo(Duck.rules());
        assertThat(RuleSets.of("duck[base=grand]").id()).isEqualTo("duck[base=grand]");
        assertThat(RuleSets.options("duck").stream().map(RuleSetOption::name)).containsExactly("base");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("duck[balanced=true]"))
                .withMessageContaining("expected an option of duck (base)");
    }
}
