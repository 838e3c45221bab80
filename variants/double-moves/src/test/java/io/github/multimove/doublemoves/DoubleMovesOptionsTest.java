package io.github.multimove.doublemoves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options are written in the id, sorted, where they differ from their defaults, and read back. */
class DoubleMovesOptionsTest {
    @Test
    void everyOptionIsWrittenAndReadBack() {
        var rules = Doublemove.options()
                .enPassant(Doublemove.EnPassant.NONE)
                .balanced(false)
                .rules();

        assertThat(rules.id()).isEqualTo("doublemove[balanced=false,en-passant=none]");
        assertThat(RuleSets.of("doublemove[en-passant=none,balanced=false]")).isEqualTo(rules);
        assertThat(RuleSets.of("doublemove[base=orthodox,balanced=true,en-passant=both]"))
                .isEqualTo(Doublemove.rules());
        assertThat(RuleSets.of("bennekom[base=grand]").id()).isEqualTo("bennekom[base=grand]");
        assertThat(RuleSets.of("bennekom")).isEqualTo(Bennekom.rules());
        assertThat(RuleSets.of("extra-move")).isEqualTo(ExtraMove.rules());
        assertThat(RuleSets.of("two-move")).isEqualTo(TwoMove.rules());
        assertThat(RuleSets.of("two-fisted")).isEqualTo(TwoFisted.rules());
        assertThat(RuleSets.of("triplets")).isEqualTo(Triplets.rules());
        assertThat(RuleSets.of("balanced-swap")).isEqualTo(BalancedSwap.rules());
        assertThat(RuleSets.of("accelerated[balanced=false]")).isEqualTo(Accelerated.rules());
        assertThat(RuleSets.of("accelerated[balanced=true]"))
                .isEqualTo(Accelerated.options().balanced(true).rules());
    }

    @Test
    void theOptionsCanBeAskedFor() {
        assertThat(RuleSets.options("doublemove").stream().map(RuleSetOption::name))
                .containsExactlyInAnyOrder("en-passant", "balanced", "base");
        assertThat(RuleSets.options("bennekom").stream().map(RuleSetOption::name))
                .containsExactly("base");
        assertThat(RuleSets.options("two-move")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "extra-move[base=grand]",
                "two-move[balanced=true]",
                "two-fisted[en-passant=both]",
                "bennekom[en-passant=both]",
                "accelerated[base=grand]",
                "triplets[balanced=true]",
                "balanced-swap[balanced=true]"
            })
    void whatIsNoOptionIsRefused(String id) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of(id))
                .withMessageContaining("expected an option of " + id.substring(0, id.indexOf('[')));
    }
}
