package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;

/** The games are found by name, with their options, alone and as bases (rules/notation.md, Rule set ids). */
class RuleSetIdsTest {
    @Test
    void gamesAreFoundByName() {
        assertThat(RuleSets.ids()).contains("grand", "raumschach", "dragonchess");
        assertThat(RuleSets.of("grand")).isEqualTo(Grand.rules());
        assertThat(RuleSets.of("raumschach")).isEqualTo(Raumschach.rules());
        assertThat(RuleSets.of("dragonchess")).isEqualTo(Dragonchess.rules());
        assertThat(RuleSets.baseGame("grand")).isEqualTo(Grand.game());
    }

    @Test
    void optionsAreReadInAnyOrderAndDefaultsMayBeWrittenOut() {
        RuleSet cvp = Raumschach.options()
                .array(Raumschach.Array.CVP)
                .pawnCaptures(Raumschach.PawnCaptures.FOUR)
                .rules();
        assertThat(RuleSets.of("raumschach[pawn-captures=four,array=cvp]")).isEqualTo(cvp);
        assertThat(cvp.id()).isEqualTo("raumschach[array=cvp,pawn-captures=four]");
        assertThat(RuleSets.of("raumschach[array=maack,pawn-captures=five]")).isEqualTo(Raumschach.rules());
        assertThat(RuleSets.of("dragonchess[elemental-rise=move]"))
                .isEqualTo(Dragonchess.options()
                        .elementalRise(Dragonchess.ElementalRise.MOVE)
                        .rules());
        assertThat(RuleSets.of("dragonchess[elemental-rise=capture]").id()).isEqualTo("dragonchess");
    }

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

    @Test
    void squareColoursAlternateInEveryDirection() {
        assertThat(Grand.game().board().square("a1").isLight()).isFalse();
        assertThat(Raumschach.game().board().square("Aa1").isLight()).isFalse();
        assertThat(Raumschach.game().board().square("Ba1").isLight()).isTrue();
        assertThat(Raumschach.game().board().square("Bb1").isLight()).isFalse();
        assertThat(Dragonchess.game().board().square("1a1").isLight()).isFalse();
        assertThat(Dragonchess.game().board().square("2a1").isLight()).isTrue();
    }
}
