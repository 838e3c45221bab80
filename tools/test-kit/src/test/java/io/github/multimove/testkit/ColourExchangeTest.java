package io.github.multimove.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;

/** Colours are exchanged where the game allows it. */
class ColourExchangeTest {
    @Test
    void levelsAreReversedWhereTheGameSaysSo() {
        RuleSet cube = RuleSet.of("cube", SmallGames.cube(), TurnStructure.one());
        assertThat(ColourExchange.square(cube, cube.base().board().square("Aa1")))
                .hasToString("Ca4");
        assertThat(ColourExchange.isPossible(cube)).isTrue();
        Position start = cube.initialPosition();
        assertThat(ColourExchange.position(start)).isEqualTo(start.toString().replace(" w ", " b "));
    }
}
