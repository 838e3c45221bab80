package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of one piece on boards of at most 128 squares. */
class SetUpWideSinglesTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(6, "double-king double-king[castling=lenient] grand");
    }
}
