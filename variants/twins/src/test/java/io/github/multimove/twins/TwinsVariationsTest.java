package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.SiblingPromotion;
import org.junit.jupiter.api.Test;

/** What cannot be twins is refused in words (rules/twins.md, Variations). */
class TwinsVariationsTest {
    private static RuleSet rules(String options) {
        return RuleSets.of("twins[" + options + "]");
    }

    @Test
    void otherFraternalPairingsByApi() {
        RuleSet rules = Twins.options().rules("rooks-and-knights", "a1+b1,g1+h1,a8+b8,g8+h8");
        assertThat(rules.initialPosition().toString()).endsWith(" w - - 0 1 a1+b1,g1+h1,a8+b8,g8+h8");
        assertThat(rules.legalTurns(rules.initialPosition())).hasSize(16);
        assertThatThrownBy(() -> Twins.options().rules("pawns", "a2+b2"))
                .hasMessageContaining("expected no pawn among siblings, found one on a2");
        assertThatThrownBy(() -> Twins.options().rules("empty", "b1+a4"))
                .hasMessageContaining("expected a sibling on a4, found the square empty");
    }

    @Test
    void onlyQueensAsTwinsRefusesAPromotionByName() {
        for (String promotion : new String[] {"either", "sibling", "twins"}) {
            assertThatThrownBy(() -> rules("array=twin-queens-only,promotion=" + promotion))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "expected no promotion option of twins with array=twin-queens-only, where promoted pieces are"
                                    + " single, found promotion=" + promotion);
        }
        assertThatThrownBy(() -> Twins.options().promotion(SiblingPromotion.SINGLE))
                .hasMessageContaining("found single");
        assertThatThrownBy(() -> rules("bond=loose")).hasMessageContaining("one of conjoined, separated");
        assertThatThrownBy(() -> rules("twins=2")).hasMessageContaining("array, bond, sharing, order, promotion");
    }
}
