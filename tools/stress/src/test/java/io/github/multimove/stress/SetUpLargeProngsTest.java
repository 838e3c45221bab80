package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of several pieces at once on boards of several levels. */
class SetUpLargeProngsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(2, "two-prong[base=raumschach] two-prong[base=dragonchess]");
    }
}
