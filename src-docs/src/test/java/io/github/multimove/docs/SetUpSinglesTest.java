package io.github.multimove.docs;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of one man. */
class SetUpSinglesTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(
                4,
                List.of(
                        "orthodox",
                        "double-king",
                        "double-king[castling=lenient]",
                        "grand",
                        "raumschach",
                        "raumschach[array=cvp,pawn-captures=four]",
                        "dragonchess",
                        "dragonchess[elemental-rise=move]",
                        "one-captured",
                        "one-without-castling",
                        "low-one",
                        "strong-one"));
    }
}
