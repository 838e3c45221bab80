package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of several pieces at once on boards of at most 128 squares. */
class SetUpWideProngsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(3, """
                        two-prong[base=grand] two-prong[base=grand,prongs=3] two-prong[base=double-king]
                        two-prong[base=double-king,prongs=3]
                        two-prong[base=double-king[castling=lenient],collision=true] invented-three-at-once
                        """);
    }
}
