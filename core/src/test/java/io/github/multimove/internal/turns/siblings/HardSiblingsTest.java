package io.github.multimove.internal.turns.siblings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.LegalTurns;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.Siblings;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is answered where the search for a turn is given up: 44 rooks, one after the other, and one free square. */
class HardSiblingsTest {
    private static final RuleSet RULES = RuleSet.of(
            "hard-siblings",
            Orthodox.game(),
            Siblings.of(SiblingBond.IDENTICAL)
                    .kin(List.of(Set.of(Orthodox.ROOK)))
                    .sequential(true));
    private static final Position HARD =
            RULES.position("RRRRRRRk/PPPPPRRR/R1PRRPRP/PPRPRRRP/RRRRRRRR/RPRRPKRP/RRRRRRPP/RRRRRRRR w - - 0 30");

    @Test
    void aTurnThatIsNotRefutedMayBeThere() {
        assertThat(HARD.legalTurns().isEmpty()).isFalse();
        assertThat(HARD.outcome()).isEmpty();
        assertThat(HARD.isCheckmate()).isFalse();
        assertThat(HARD.isStalemate()).isFalse();
        assertThat(HARD.begin().next()).isNotEmpty();
    }

    @Test
    void nothingIsNamedThatWasNotFound() {
        LegalTurns turns = HARD.legalTurns();
        assertGivenUp(() -> turns.at(0));
        assertGivenUp(() -> turns.iterator().next());
        assertGivenUp(turns::count);
        assertGivenUp(() -> turns.capturing().isEmpty());
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    private static void assertGivenUp(Supplier<?> question) {
        assertThatThrownBy(question::get)
                .isInstanceOf(CancellationException.class)
                .hasMessage("given up after many tries: neither a next turn of these siblings was found"
                        + " nor that there is none");
    }

    @Test
    void turnsThatAreFoundOtherwiseAreAnswered() {
        Turn drawn = HARD.legalTurns().sample(new Random(1));
        assertThat(HARD.legalTurns().contains(drawn)).isTrue();
        assertThat(HARD.parseTurn(drawn.toString())).isEqualTo(drawn);
        assertThat(HARD.play(drawn).pieces()).hasSameSizeAs(HARD.pieces());
        assertThat(HARD.refusal("a1a2").toString()).isNotEmpty();
        assertThat(HARD.constraints()).isNotNull();
        assertThat(HARD.threats()).isEmpty();
    }
}
