package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of several pieces at once on boards of at most 64 squares. */
class SetUpProngsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(10, """
                        two-prong two-prong[prongs=3] two-prong[prongs=4] two-prong[collision=true]
                        two-prong[collision=true,prongs=3] low-two strong-two invented-leapers invented-pawn-alone-begins
                        """);
    }
}
