package io.github.multimove.stress;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Positions drawn for siblings: castling and rights that are gone, mates, stalemates, checks that only siblings answer or
 * give, and sides of which no piece but siblings can move.
 */
class SetUpDrawnSiblingsTest extends SetUpDrawnGames {
    private static final List<String> GAMES = SetUpPositionsTest.ids("""
            twins twins[bond=separated] twins[bond=identical] twins[sharing=true] twins[order=sequential]
            twins[bond=separated,promotion=twins]
            """);

    private static final List<String> DRAWN = List.of(
            "4k3/8/8/8/8/8/P6P/4K2R w K - 0 9 -",
            "r3k3/p7/8/8/8/8/8/4K3 b q - 0 9 -",
            "4k3/8/8/8/8/8/P6P/4K2R w - - 0 9 -",
            "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 9 -",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 9 -",
            "k7/8/8/8/8/p7/P7/KN4N1 w - - 0 9 b1+g1",
            "k7/8/8/8/8/p7/P7/KN2N2N w - - 0 9 b1+e1+h1",
            "4r2k/8/8/8/8/8/3P1P2/3NKN2 w - - 0 9 d1+f1",
            "3r3k/8/8/8/8/8/5PPP/r5K1 w - - 0 9 a1+d8",
            "8/1P6/5k2/8/8/8/7p/4K3 w - - 0 9 -",
            "6kr/6pp/8/8/8/8/5PPP/r5K1 w - - 0 9 a1+h8");

    static Stream<Arguments> positions() {
        return pairs(GAMES, DRAWN);
    }
}
