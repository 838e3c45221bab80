package io.github.multimove.marseillais;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.marseillais.Marseillais.EarlyCheck;
import io.github.multimove.marseillais.Marseillais.EnPassant;
import io.github.multimove.marseillais.Marseillais.Stuck;
import org.junit.jupiter.api.Test;

/** Options are written in the id, sorted, where they differ from their defaults, and read back. */
class MarseillaisOptionsTest {
    @Test
    void theDefaultsAreNotWritten() {
        assertThat(Marseillais.rules().id()).isEqualTo("marseillais");
        assertThat(RuleSets.of(
                        "marseillais[balanced=true,stuck=passes,early-check=ends,en-passant=both,base=orthodox]"))
                .isEqualTo(Marseillais.rules());
    }

    @Test
    void everyOptionIsWrittenAndReadBack() {
        RuleSet all = Marseillais.options()
                .stuck(Stuck.DRAWS)
                .enPassant(EnPassant.LAST)
                .earlyCheck(EarlyCheck.LAST)
                .balanced(false)
                .rules();

        assertThat(all.id()).isEqualTo("marseillais[balanced=false,early-check=last,en-passant=last,stuck=draws]");
        assertThat(RuleSets.of("marseillais[stuck=draws,en-passant=last,balanced=false,early-check=last]"))
                .isEqualTo(all);
        assertThat(Marseillais.options().enPassant(EnPassant.FIRST).rules().id())
                .isEqualTo("marseillais[en-passant=first]");
    }

    @Test
    void theOptionsCanBeAskedFor() {
        assertThat(RuleSets.options("marseillais").stream().map(RuleSetOption::name))
                .containsExactlyInAnyOrder("balanced", "stuck", "early-check", "en-passant", "base");
    }

    @Test
    void whatIsNoOptionIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("marseillais[prongs=3]"))
                .withMessageContaining("expected an option of marseillais")
                .withMessageContaining("prongs");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("marseillais[en-passant=none]"))
                .withMessageContaining("expected one of both, first, last for en-passant of marseillais");
    }
}
