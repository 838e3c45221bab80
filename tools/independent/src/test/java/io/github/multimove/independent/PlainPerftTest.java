package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.ReferenceGame;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every number that the rules pages publish, at depths that plain code reaches. */
class PlainPerftTest {

    @ParameterizedTest
    @CsvSource({
        "orthodox, 20 400 8902",
        "grand, 65 4225",
        "raumschach, 61 3615",
        "'raumschach[array=cvp,pawn-captures=four]', 61 3608",
        "dragonchess, 90 8094",
        "dragonchess[elemental-rise=move], 90 8094",
        "double-king, 29 841 28105",
        "two-prong, 20 3920",
        "marseillais, 20 8902",
        "progressive, 20 8902",
        "progressive[form=italian], 20 8902",
        "progressive[form=english], 20 8256",
        "progressive[logical=true], 12 2124",
        "monster, 99 1976",
        "monster[win=capture], 99 1976",
        "monster[pawns=2], 54",
        "monster[pawns=3], 66",
        "monster[pawns=6], 190",
        "monster[pawns=8], 314",
        "monster[reversed=true], 20",
        "avalanche, 160 27488",
        "avalanche[balanced=true], 20 3112",
        "avalanche[array=reversed], 160",
        "doublemove, 20 8902",
        "doublemove[en-passant=none], 20 8902",
        "extra-move, 20 4971",
        "two-move, 20 8256",
        "two-fisted, 20 4640",
        "bennekom, 32 1060",
        "accelerated, 445 194957",
        "accelerated[balanced=true], 20 8868",
        "triplets, 16 256",
        "kings-progressive, 20 400 8902",
        "kings-progressive[form=italian], 20 400 8902",
        "moderate-progressive, 20 8656",
        "moderate-progressive[conservative=true], 20 8656",
        "progressive[form=portuguese], 20 8256",
        "balanced-swap, 20 7580",
        "progressive-take-all, 20 8902",
        "swedish, 231 53361",
        "duck, 640 379440",
    })
    void initialPositionsCountAsPublished(String id, String counts) {
        expect(id, ReferenceGames.of(id).initialPosition(), counts);
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 48 2039",
        "orthodox, 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 14 191 2812",
        "orthodox, r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 6 264 9467",
        "orthodox, rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 44 1486",
        "grand, r8r/1nbqkcabn1/ppp2ppppp/3p6/4pP4/10/10/PPPPP1PPPP/1NBQKCABN1/R8R w - e7 0 3, 75 5768",
        "grand, 4k5/P9/10/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 1, 119 164 18733",
        "grand, 1k8/P9/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1, 4 476 1188",
        "two-prong, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 2, 960",
        "marseillais, k7/8/8/8/1pP2Pp1/8/8/K7 b - c3f3 0 9, 46",
        "monster, rnbqkbnr/ppppp1pp/5P2/8/8/8/2PPKP2/8 b kq - 0 2, 4",
        "progressive, 8/8/8/8/8/5k2/5q2/6K1 w - - 0 2, 1",
        "two-move, 7r/2k5/8/2p5/1pP5/1P6/2K5/8 w - - 1 50 -, 0",
    })
    void otherPositionsCountAsPublished(String id, String position, String counts) {
        expect(id, position, counts);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "orthodox, 20 400 8902 197281",
        "grand, 65 4225 259514",
        "raumschach, 61 3615 237316",
        "'raumschach[array=cvp,pawn-captures=four]', 61 3608 236510",
        "dragonchess, 90 8094 735480",
        "dragonchess[elemental-rise=move], 90 8094 736740",
        "two-prong[base=grand], 65 126750",
        "two-prong[base=raumschach], 61 100153",
        "two-prong[base=dragonchess], 90 349139",
        "marseillais[balanced=false], 445 196646",
        "monster, 99 1976 204810",
        "avalanche[balanced=true], 20 3112 577471",
        "bennekom, 32 1060 60469",
        "swedish, 231 53361 9193800",
        "marseillais, 20 8902 4866854",
        "triplets, 16 256 62895",
        "balanced-swap, 20 7580 3143943",
        "accelerated[balanced=true], 20 8868 4743417",
        "doublemove, 20 8902 4899991",
        "doublemove[balanced=false], 445 197147",
        "extra-move, 20 4971 1691917",
        "two-move, 20 8256 4030366",
        "two-fisted, 20 4640 948264",
        "avalanche, 160 27488 5077103",
        "avalanche[array=reversed], 160 27488 5089702",
        "monster[win=capture], 99 1976 205040",
        "monster[pawns=2], 54 1078 78183",
        "monster[pawns=3], 66 1317 106399",
        "monster[pawns=6], 190 3794 667993",
        "monster[pawns=8], 314 6272 1783303",
        "monster[reversed=true], 20 1984 44136",
        "twinmove, 121 14549 2949594",
        "twinmove[pawn-move=optional], 121 15033 3234215",
        "twinmove[balanced=true], 16 1932 303801",
        "geminus, 44468",
        "twins, 20 400 8866",
        "twins[bond=separated], 24 576 16730",
        "twins[array=fraternal], 16 256 5386",
    })
    void initialPositionsCountAsPublishedOneTurnDeeper(String id, String counts) {
        expect(id, ReferenceGames.of(id).initialPosition(), counts);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, orthodox, 48 2039 97862",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, orthodox, 14 191 2812 43238",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, orthodox, 44 1486 62379",
        "r8r/1nbqkcabn1/ppp2ppppp/3p6/4pP4/10/10/PPPPP1PPPP/1NBQKCABN1/R8R w - e7 0 3, grand, 75 5768 400725",
    })
    void otherPositionsCountAsPublishedOneTurnDeeper(String position, String id, String counts) {
        expect(id, position, counts);
    }

    private static void expect(String id, String position, String counts) {
        ReferenceGame game = ReferenceGames.of(id);
        long[] published =
                Arrays.stream(counts.split(" ")).mapToLong(Long::parseLong).toArray();
        long[] counted = IntStream.rangeClosed(1, published.length)
                .mapToLong(depth -> perft(game, position, depth))
                .toArray();
        assertThat(counted).as(id + " from " + position).containsExactly(published);
    }

    private static long perft(ReferenceGame game, String position, int depth) {
        if (depth == 1) {
            return game.legalTurns(position).size();
        }
        return game.legalTurns(position).stream()
                .mapToLong(turn -> perft(game, game.play(position, turn), depth - 1))
                .sum();
    }
}
