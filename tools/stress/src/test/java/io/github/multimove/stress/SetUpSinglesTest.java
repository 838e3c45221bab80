package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of one piece on boards of at most 64 squares. */
class SetUpSinglesTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(16, """
                        orthodox orthodox-taken one-exposed orthodox-one-without-castling low-one strong-one
                        """);
    }
}
