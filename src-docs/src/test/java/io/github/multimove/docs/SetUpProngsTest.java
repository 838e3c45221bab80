package io.github.multimove.docs;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of several men at once. */
class SetUpProngsTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(
                2,
                List.of(
                        "two-prong",
                        "two-prong[prongs=3]",
                        "two-prong[prongs=4]",
                        "two-prong[collision=true]",
                        "two-prong[collision=true,prongs=3]",
                        "two-prong[base=grand]",
                        "two-prong[base=grand,prongs=3]",
                        "two-prong[base=raumschach]",
                        "two-prong[base=dragonchess]",
                        "two-prong[base=double-king]",
                        "two-prong[base=double-king,prongs=3]",
                        "two-prong[base=double-king[castling=lenient],collision=true]",
                        "three-captured",
                        "low-two",
                        "strong-two",
                        "leapers-two",
                        "pawn-alone-begins"));
    }
}
