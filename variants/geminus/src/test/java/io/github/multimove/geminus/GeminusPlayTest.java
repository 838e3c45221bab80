package io.github.multimove.geminus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each point of the play ({@code rules/geminus.md}, Play). */
class GeminusPlayTest {
    private final RuleSet rules = Geminus.rules();
    private final RuleSet optional =
            Geminus.options().pawnMove(Geminus.PawnMove.OPTIONAL).rules();

    @Test
    void idsAreReadBack() {
        for (String id : List.of(
                "geminus", "geminus[pawn-move=optional]", "geminus[balanced=true,pawn-move=optional,promotion=any]")) {
            assertThat(RuleSets.of(id).id()).isEqualTo(id);
        }
        assertThat(RuleSets.of("geminus[promotion=queen,pawn-move=compelled,balanced=false]"))
                .isEqualTo(rules);
        assertThat(RuleSets.of("geminus[promotion=any]"))
                .isEqualTo(Geminus.options().promotion(Geminus.PromotionTo.ANY).rules());
        assertThat(rules.base()).isEqualTo(Geminus.game());
        assertThatIllegalArgumentException().isThrownBy(() -> RuleSets.of("geminus[promotion=knight]"));
        assertThatIllegalArgumentException().isThrownBy(() -> RuleSets.of("geminus[base=grand]"));
    }
}
