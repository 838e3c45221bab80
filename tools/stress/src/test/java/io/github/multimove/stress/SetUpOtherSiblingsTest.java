package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of siblings that share squares or move one after the other. */
class SetUpOtherSiblingsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(3, """
                        twins[order=sequential] twins[sharing=true] twins[order=sequential,sharing=true]
                        twins[bond=identical,sharing=true] twins[array=royal-queen,sharing=true]
                        """);
    }
}
