package io.github.multimove.monster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.monster.Monster.EnPassant;
import io.github.multimove.monster.Monster.Win;
import org.junit.jupiter.api.Test;

/** Options are written in the id, sorted, where they differ from their defaults, and read back. */
class MonsterOptionsTest {
    @Test
    void everyOptionIsWrittenAndReadBack() {
        assertThat(Monster.rules().id()).isEqualTo("monster");
        assertThat(RuleSets.of("monster[pawns=4,win=checkmate,reversed=false,en-passant=first]"))
                .isEqualTo(Monster.rules());
        for (int pawns : new int[] {2, 3, 4, 6, 8}) {
            for (Win win : Win.values()) {
                RuleSet rules = Monster.options()
                        .win(win)
                        .enPassant(EnPassant.LAST)
                        .reversed(true)
                        .pawns(pawns)
                        .rules();
                assertThat(RuleSets.of(rules.id())).isEqualTo(rules);
            }
        }
        assertThat(Monster.options().pawns(8).win(Win.CAPTURE).rules().id()).isEqualTo("monster[pawns=8,win=capture]");
    }

    @Test
    void theOptionsCanBeAskedFor() {
        assertThat(RuleSets.options("monster").stream().map(RuleSetOption::name))
                .containsExactlyInAnyOrder("pawns", "win", "reversed", "en-passant");
    }

    @Test
    void whatIsNoOptionIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("monster[pawns=5]"))
                .withMessageContaining("expected one of 4, 2, 3, 6, 8 for pawns of monster");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("monster[base=grand]"))
                .withMessageContaining("expected an option of monster");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Monster.options().pawns(5))
                .withMessage("expected 2, 3, 4, 6 or 8 pawns, found 5");
    }
}
