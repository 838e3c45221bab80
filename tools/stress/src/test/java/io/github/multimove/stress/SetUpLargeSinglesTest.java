package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of one piece on boards of several levels. */
class SetUpLargeSinglesTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(4, """
                        raumschach raumschach[array=cvp,pawn-captures=four] dragonchess
                        dragonchess[elemental-rise=move]
                        """);
    }
}
