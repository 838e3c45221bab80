package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import org.junit.jupiter.api.Test;

/** Two-Prong Chess over base games of the tests (rules/two-prong.md). */
class TwoProngOverTest {
    @Test
    void overABaseGameItIsTheRuleSetOfItsName() {
        assertThat(TwoProng.over(Orthodox.game()))
                .isEqualTo(RuleSets.of("two-prong"))
                .hasToString("two-prong");
        assertThat(TwoProng.options().prongs(3).rules())
                .isEqualTo(RuleSets.of("two-prong[prongs=3]"))
                .hasToString("two-prong[prongs=3]");
        assertThat(TwoProng.options().collision(true).rules()).isEqualTo(RuleSets.of("two-prong[collision=true]"));
        assertThat(TwoProng.options().prongs(8).collision(true).rules().id())
                .isEqualTo("two-prong[collision=true,prongs=8]");
        BaseGame open = Orthodox.game().toBuilder("open").noCastling().build();
        assertThat(TwoProng.options().prongs(4).over(open).id()).isEqualTo("two-prong[base=open,prongs=4]");
        for (int prongs : new int[] {Integer.MIN_VALUE, 1, 65}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TwoProng.options().prongs(prongs).over(open))
                    .withMessage("expected 2 to 64 prongs, found " + prongs);
        }
    }
}
