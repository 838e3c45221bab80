package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** References are found by ids. */
class ReferenceGamesTest {

    @Test
    void idsAreReadWithOptionsInAnyOrderAndDefaultsWrittenOut() {
        String initial = ReferenceGames.of("two-prong[collision=false,base=raumschach[pawn-captures=four,array=cvp]]")
                .initialPosition();
        assertThat(initial).isEqualTo(ReferenceGames.of("raumschach[array=cvp]").initialPosition());
        assertThatIllegalArgumentException().isThrownBy(() -> ReferenceGames.of("two-prong[prongs=9]"));
        assertThatIllegalArgumentException().isThrownBy(() -> ReferenceGames.of("orthodox[base=grand]"));
        assertThatIllegalArgumentException().isThrownBy(() -> ReferenceGames.of("nothing"));
    }
}
