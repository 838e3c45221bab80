package io.github.multimove.doublemoves;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import org.junit.jupiter.api.Test;

/** Each point of Doublemove Chess ({@code rules/doublemove.md}). */
class DoublemoveRulesTest {
    private final RuleSet rules = Doublemove.rules();

    @Test
    void whitesFirstTurnIsOneSubMoveUnlessUnbalanced() {
        assertThat(turns(rules.initialPosition())).hasSize(20);
        assertThat(turns(play(rules.initialPosition(), "e2e4"))).contains("e7e5,d7d5", "g8f6,f6e4");
        assertThat(turns(Doublemove.options().balanced(false).rules().initialPosition()))
                .contains("e2e4,e4e5", "g1f3,f3e5")
                .hasSizeGreaterThan(400);
    }
}
