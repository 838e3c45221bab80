package io.github.multimove.avalanche;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSets;
import io.github.multimove.avalanche.Avalanche.Array;
import io.github.multimove.catalogue.RuleSetOption;
import org.junit.jupiter.api.Test;

/** Options are written in the id, sorted, where they differ from their defaults, and read back. */
class AvalancheOptionsTest {
    @Test
    void everyOptionIsWrittenAndReadBack() {
        var both = Avalanche.options().balanced(true).array(Array.REVERSED).rules();

        assertThat(Avalanche.rules().id()).isEqualTo("avalanche");
        assertThat(RuleSets.of("avalanche[balanced=false,array=standard]")).isEqualTo(Avalanche.rules());
        assertThat(both.id()).isEqualTo("avalanche[array=reversed,balanced=true]");
        assertThat(RuleSets.of("avalanche[balanced=true,array=reversed]")).isEqualTo(both);
        assertThat(RuleSets.options("avalanche").stream().map(RuleSetOption::name))
                .containsExactlyInAnyOrder("balanced", "array");
    }

    @Test
    void whatIsNoOptionIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("avalanche[array=random]"))
                .withMessageContaining("expected one of standard, reversed for array of avalanche");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("avalanche[base=grand]"))
                .withMessageContaining("expected an option of avalanche");
    }
}
