package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of siblings. */
class SetUpSiblingsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(3, """
                        twins twins[array=fraternal] twins[array=twin-queens] twins[array=twin-queens-only]
                        twins[array=royal-queen] twins[bond=separated] twins[bond=separated-single]
                        twins[bond=identical] twins[promotion=sibling] twins[promotion=twins]
                        """);
    }
}
