package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Comparisons;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions drawn for what random ones have seldom: castling that gives check or is forbidden, lines that one piece or two
 * open, pins, captures en passant that open a rank, promotions that mate, colliding sliders, and more than 64 sub-moves.
 */
@Tag("mutation")
class SetUpDrawnTest {
    private static final int MOST_TURNS = 6_000;
    private static final int MOST_MATES = 700;
    private static final int MOST_TURNS_PLAYED = 24;

    private static final List<String> GAMES = SetUpPositionsTest.ids("""
            orthodox orthodox-one-without-castling two-prong two-prong[collision=true] two-prong[prongs=3] marseillais
            """);

    private static final List<String> DRAWN = List.of(
            // castling
            "5k2/8/8/8/8/8/8/4K2R w K - 0 9",
            "3k4/8/8/8/8/8/7p/R3K3 w Q - 0 9",
            "3k1r2/8/8/8/8/8/PPP5/R3K2R w KQ - 0 9",
            "r3k2r/8/8/8/8/5N2/8/3K4 b kq - 0 9",
            "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 9",
            "5k2/5p2/8/8/8/8/8/4K2R w K - 0 9",
            // lines that are opened, and pins
            "4k3/8/8/8/8/4N3/8/4R1K1 w - - 0 9",
            "4k3/8/4N3/8/4B3/8/8/4R1K1 w - - 0 9",
            "7k/8/8/8/3N4/2P5/8/B5K1 w - - 0 9",
            "4k3/4r3/8/4N3/8/4P3/8/4K3 w - - 0 9",
            "4k3/4r3/8/b3N3/3B4/8/8/4K3 w - - 0 9",
            "3qk3/8/8/8/7b/8/3P1P2/3RK3 w - - 0 9",
            "k3r3/8/8/8/8/8/4PN2/4K2r w - - 0 9",
            // en passant
            "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 9",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 9",
            "3r3k/8/8/3pP3/8/8/6B1/3K4 w - d6 0 9",
            // promotions and mates
            "4k3/P6P/8/8/8/8/8/4K3 w - - 0 9",
            "7k/P4P2/6K1/8/8/8/8/8 w - - 0 9",
            "1n2k2r/P5P1/8/8/8/8/p5p1/1N2K2R b - - 0 9",
            "6k1/5ppp/8/8/8/8/8/R3K2R w Q - 0 9",
            "k7/8/1K6/8/8/8/8/6NR w - - 0 9",
            "6rk/6pp/8/6N1/8/8/8/K5Q1 w - - 0 9",
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            "7k/8/8/6N1/8/8/8/KB4R1 w - - 0 9",
            "8/8/4k3/8/4p3/4K3/8/8 w - - 0 9",
            // pieces that step out of two checks, or stays on its line, and gives check; two that pass squares
            "4k3/8/8/8/4K3/2n5/6b1/4R3 w - - 0 9",
            "4r3/3k4/8/4P3/8/8/8/4K3 w - - 0 9",
            "k7/8/8/8/3p4/8/P1P5/K7 w - - 0 9",
            "2k1r3/4P2P/8/8/8/8/4K3/8 w - - 0 9",
            "7k/P4P2/8/8/8/8/8/K2R2Q1 w - - 0 9",
            "4r2k/8/8/4N3/8/4N3/8/4K3 w - - 0 9",
            "4b2k/5P2/8/6K1/8/8/8/N7 w - - 0 9",
            "8/8/2k2b2/8/3P4/2K5/8/8 w - - 0 9",
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 9",
            "4k3/8/8/8/8/8/8/R3KN1R w KQ - 0 9",
            // sliders against each other, many sub-moves
            "4k3/8/8/8/8/R6R/8/4K3 w - - 0 9",
            "3rk3/8/8/B7/3R3R/8/8/3K4 w - - 0 9",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 9",
            "3Q4/7Q/8/4Q3/1Q6/8/k7/3K4 w - - 0 9",
            "r6r/1b4b1/8/3q4/7k/R7/1B4BK/3Q3R w - - 0 9");

    static Stream<Arguments> positions() {
        return SetUpDrawnGames.pairs(GAMES, DRAWN);
    }

    private static boolean isSmall(Position position, int most) {
        return position.legalTurns().countUpTo(most) < most;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAreThoseOfTheReferenceGenerator(String id, String text) {
        Position position = InventedGames.made(id).position(text);
        if (isSmall(position, MOST_TURNS)) {
            Comparisons.fastWithReference(position, id.length());
            Comparisons.perftWithReference(position, MOST_TURNS_PLAYED);
        }
        assertThat(position.legalTurns().isEmpty()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void viewsAreThoseOfTheReferenceGenerator(String id, String text) {
        Position position = InventedGames.made(id).position(text);
        if (isSmall(position, MOST_TURNS)) {
            same(position, LegalTurns::capturing);
            same(position, LegalTurns::givingCheck);
        }
        if (isSmall(position, MOST_MATES)) {
            same(position, LegalTurns::mating);
            same(position, all -> all.capturing().givingCheck());
        }
    }

    private static void same(Position position, UnaryOperator<LegalTurns> view) {
        List<String> expected = SetUpDrawnGames.texts(
                view.apply(Reference.of(position.ruleSet()).legalTurns(position)));
        assertThat(view.apply(position.legalTurns()).count()).isEqualTo(expected.size());
        assertThat(view.apply(position.legalTurns()).isEmpty()).isEqualTo(expected.isEmpty());
        LegalTurns turns = view.apply(position.legalTurns());
        assertThat(SetUpDrawnGames.texts(turns)).isEqualTo(expected);
        if (!expected.isEmpty()) {
            assertThat(turns.at(expected.size() - 1)).hasToString(expected.get(expected.size() - 1));
            assertThat(turns.at(expected.size() / 2)).hasToString(expected.get(expected.size() / 2));
        }
    }
}
