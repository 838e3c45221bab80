package io.github.multimove.docs;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of several men at once on boards of several levels. */
class SetUpLargeProngsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(2, List.of("two-prong[base=raumschach]", "two-prong[base=dragonchess]"));
    }
}
