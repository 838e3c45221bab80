package io.github.multimove.geminus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.rules.TurnStructure;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each point of the drop phase ({@code rules/geminus.md}, Drop phase). */
class GeminusDropsTest {
    private final RuleSet rules = Geminus.rules();

    @Test
    void publishedNumberOfSingleDrops() {
        Set<SubMove> drops = rules.legalTurns(rules.initialPosition()).stream()
                .flatMap(turn -> turn.subMoves().stream())
                .collect(Collectors.toSet());

        // Every drop that can be made first can be made second after another; those on relocated pawns are second only.
        assertThat(drops.stream().filter(drop -> drop.to().rank() != 1 || drop instanceof SubMove.Drop))
                .hasSize(328);
    }

    @Test
    void aGameWithHandsNeedsAStructureWithDrops() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("never-dropped", rules.base(), TurnStructure.one()))
                .withMessage("expected hands and drops together in geminus, found a base game with hands and a"
                        + " structure without drops");
    }
}
