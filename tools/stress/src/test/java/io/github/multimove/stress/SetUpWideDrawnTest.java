package io.github.multimove.stress;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Positions drawn on boards of at most 128 squares for what random ones have seldom: captures en passant that open a rank,
 * double checks, pins, castling with either king, bare kings, promotion to captured pieces.
 */
class SetUpWideDrawnTest extends SetUpDrawnGames {
    private static final List<String> GRAND =
            List.of("grand", "two-prong[base=grand]", "two-prong[base=grand,prongs=3]");
    private static final List<String> DOUBLE_KING =
            List.of("double-king", "two-prong[base=double-king]", "two-prong[base=double-king,prongs=3]");

    private static final List<String> ON_GRAND = List.of(
            "10/4k5/10/10/3pP5/10/10/10/10/4K5 w - d7 0 9",
            "10/8k1/10/10/K2pP3r1/10/10/10/10/10 w - d7 0 9",
            "10/10/4k5/10/4p5/4K5/10/10/10/10 w - - 0 9",
            "10/10/4k5/10/4p5/4K5/10/10/10/10 b - - 0 9",
            "4k5/10/3N6/10/10/10/4R5/10/10/4K5 b - - 0 9",
            "4k5/4r5/10/10/10/1b8/10/3P1P4/4R5/4K5 w - - 0 9",
            "10/2P7/1P4k3/P9/10/10/10/p8K/1p8/10 w - - 0 9",
            "9k/10/8PP/10/10/10/10/10/K9/10 b - - 0 9",
            "k9/10/10/10/10/10/7b2/5p4/5P4/1N2K5 w - - 0 9",
            "4k5/10/R8N/P7N1/10/10/10/10/10/4K5 w - - 0 9",
            "4k5/10/10/3R6/10/10/R9/10/10/3RK5 w - - 0 9");

    private static final List<String> ON_DOUBLE_KING = List.of(
            "r2k2k2r/10/10/10/10/10/10/R2K2K2R w DADJGAGJdadjgagj - 0 9",
            "r2k5r/10/10/10/10/10/10/R2K5R w DADJdadj - 0 9",
            "r2k5r/10/10/10/10/10/10/RN1K2N2R w DADJdadj - 0 9",
            "3k2k3/10/10/3pP5/10/10/10/3K2K3 w - d6 0 9",
            "3k6/10/10/3pP5/10/10/10/3K6 w - d6 0 9",
            "10/3k6/10/3p6/3K6/10/10/10 w - - 0 9",
            "4k5/10/3N6/10/4R5/10/10/K9 b - - 0 9",
            "4k4k/PP8/10/10/10/10/8pp/K3K5 w - - 0 9");

    static Stream<Arguments> positions() {
        return Stream.concat(pairs(GRAND, ON_GRAND), pairs(DOUBLE_KING, ON_DOUBLE_KING));
    }
}
