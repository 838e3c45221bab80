package io.github.multimove.duck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/duck.md}. */
class DuckRulesTest {
    private final RuleSet rules = Duck.rules();

    @Test
    void theDuckBelongsToThePosition() {
        Position here = rules.position("4k3/8/8/8/8/8/8/K5*1 w - - 0 9");
        Position there = rules.position("4k3/8/8/8/8/8/8/K6* w - - 0 9");

        assertThat(here).isNotEqualTo(there);
        assertThat(here.hash()).isNotEqualTo(there.hash());
        assertThat(here.neutralSquares()).containsExactly(here.board().square("g1"));
        assertThat(here.pieces().keySet())
                .as("no side's piece")
                .containsExactly(here.board().square("a1"), here.board().square("e8"));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/K4**1 w - - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.PIECE_OUT_OF_PLACE))
                .withMessageContaining("expected one duck at most, found another on g1");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RuleSets.of("orthodox").position("4k3/8/8/8/8/8/8/K5*1 w - - 0 9"))
                .withMessageContaining("expected no duck in this game, found one on g1");
    }

    @Test
    void overAnotherBase() {
        RuleSet grand = RuleSets.of("duck[base=grand]");

        assertThat(grand.royalRule()).isEqualTo(rules.royalRule());
        assertThat(grand.legalTurns(grand.initialPosition()).count()).isEqualTo(65 * 60);
    }
}
