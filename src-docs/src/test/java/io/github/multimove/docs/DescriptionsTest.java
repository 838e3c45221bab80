package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Description;
import io.github.multimove.Pgn;
import io.github.multimove.RuleSetIdException;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every published rule set has words for people, by which it is found as well. */
class DescriptionsTest {
    @Test
    void everyRuleSetIsDescribedAndFoundByItsTitle() {
        for (String id : RuleSets.ids()) {
            if (id.equals("house")) { // the example of the guide
                continue;
            }
            Description description = RuleSets.describe(id).orElseThrow(() -> new AssertionError(id));
            assertThat(description.sentence()).as(id).matches("[A-Z].*[a-z]\\.");
            assertThat(RuleSets.ofLeniently(description.title()).id()).isEqualTo(id);
            assertThat(RuleSets.ofLeniently(id.toUpperCase(java.util.Locale.ROOT))
                            .id())
                    .isEqualTo(id);
        }
        assertThat(RuleSets.describe("two-prong").orElseThrow()).hasToString("Two-Prong Chess (John Whelan, 2015)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Standard|orthodox",
                "normal|orthodox",
                "Chess|orthodox",
                "Orthodox Chess|orthodox",
                "Conjoined twins|twins",
                "Scottish Chess|progressive",
                "duck chess|duck",
                "two prong [ base = grand ]|two-prong[base=grand]",
                "Two-Prong[Prongs=3, base=grand]|two-prong[base=grand,prongs=3]"
            })
    void otherNamesAreFound(String text, String id) {
        assertThat(RuleSets.ofLeniently(text).id()).isEqualTo(id);
        assertThatThrownBy(() -> RuleSets.of(text)).isInstanceOf(RuleSetIdException.class);
        assertThat(Pgn.lenient()
                        .read("[Variant \"" + text + "\"]\n\n*")
                        .game()
                        .ruleSet()
                        .id())
                .isEqualTo(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "[", "two-prong[", "two prong[x=1]", "-", " "})
    void whatNobodyKnowsIsRefused(String text) {
        assertThatThrownBy(() -> RuleSets.ofLeniently(text)).isInstanceOf(RuleSetIdException.class);
    }
}
