package io.github.multimove.progressive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.progressive.Progressive.Form;
import org.junit.jupiter.api.Test;

/** Options are written in the id, sorted, where they differ from their defaults, and read back. */
class ProgressiveOptionsTest {
    @Test
    void everyOptionIsWrittenAndReadBack() {
        assertThat(Progressive.rules().id()).isEqualTo("progressive");
        assertThat(RuleSets.of("progressive[logical=false,form=scottish,base=orthodox]"))
                .isEqualTo(Progressive.rules());
        for (Form form : Form.values()) {
            for (boolean logical : new boolean[] {false, true}) {
                var rules = Progressive.options().logical(logical).form(form).rules();
                assertThat(RuleSets.of(rules.id())).isEqualTo(rules);
            }
        }
        assertThat(Progressive.options()
                        .form(Form.ITALIAN)
                        .logical(true)
                        .rules()
                        .id())
                .isEqualTo("progressive[form=italian,logical=true]");
    }

    @Test
    void theOptionsCanBeAskedFor() {
        assertThat(RuleSets.options("progressive").stream().map(RuleSetOption::name))
                .containsExactlyInAnyOrder("form", "logical", "base");
    }

    @Test
    void kinHaveOptionsOfTheirOwn() {
        assertThat(RuleSets.of("kings-progressive[form=scottish]")).isEqualTo(KingsProgressive.rules());
        assertThat(RuleSets.of("kings-progressive[form=italian]"))
                .isEqualTo(KingsProgressive.options()
                        .form(KingsProgressive.Form.ITALIAN)
                        .rules());
        assertThat(RuleSets.of("moderate-progressive[conservative=false]")).isEqualTo(ModerateProgressive.rules());
        assertThat(ModerateProgressive.options().conservative(true).rules().id())
                .isEqualTo("moderate-progressive[conservative=true]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("kings-progressive[form=english]"))
                .withMessageContaining("expected one of scottish, italian for form of kings-progressive");
    }

    @Test
    void whatIsNoOptionIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("progressive[form=french]"))
                .withMessageContaining(
                        "expected one of scottish, italian, english, portuguese for form of progressive");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("progressive[balanced=true]"))
                .withMessageContaining("expected an option of progressive");
    }
}
