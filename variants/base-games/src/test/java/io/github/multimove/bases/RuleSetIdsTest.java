package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;

/** The games are found by name, with their options, as bases (rules/notation.md, Rule set ids). */
class RuleSetIdsTest {
    @Test
    void optionsOfABaseAreWrittenThrough() {
        String id = "two-prong[base=raumschach[pawn-captures=four]]";
        RuleSet rules = RuleSets.of(id);
        assertThat(rules.id()).isEqualTo(id);
        assertThat(rules.base())
                .isEqualTo(Raumschach.options()
                        .pawnCaptures(Raumschach.PawnCaptures.FOUR)
                        .game());
        assertThat(RuleSets.of("two-prong[base=raumschach[pawn-captures=five]]").id())
                .isEqualTo("two-prong[base=raumschach]");
        assertThat(RuleSets.of("two-prong[prongs=4,base=dragonchess]").id())
                .isEqualTo("two-prong[base=dragonchess,prongs=4]");
    }

    @Test
    void whatIsNoOptionIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("grand[array=cvp]"))
                .withMessageContaining("it has none");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("raumschach[array=club]"))
                .withMessageContaining("one of maack, cvp");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("two-prong[base=dragonchess[elemental-rise=never]]"))
                .withMessageContaining("one of capture, move");
    }
}
