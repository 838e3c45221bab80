package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Positions drawn on boards of several levels for what random ones have seldom: pieces that are frozen and those that free them,
 * remote captures, pins along any axis, bare kings, pawns that may promote or must.
 */
class SetUpLargeDrawnTest extends SetUpDrawnGames {
    private static final String EMPTY = "12/12/12/12/12/12/12/12";

    static Stream<Arguments> positions() {
        return Stream.of(
                        dragons(EMPTY, "6k5/12/12/3m8/12/12/12/6K5", "12/12/12/3B8/12/12/12/12", "w b"),
                        dragons(EMPTY, "6k5/12/12/3m8/12/3t8/12/3K8", "12/12/12/3B8/12/12/12/12", "b"),
                        dragons(EMPTY, "6k5/12/12/3m1T6/12/12/12/6K5", "12/12/12/3B1b6/12/12/12/12", "w b"),
                        dragons(EMPTY, "6k5/12/12/3m8/3M8/12/12/6K5", "12/12/12/12/3B8/12/2b9/12", "w b"),
                        dragons(EMPTY, "6k5/12/12/12/12/12/5o6/6K5", "12/12/12/12/12/12/12/6b5", "w b"),
                        dragons("12/12/12/6R5/12/12/12/12", "12/12/12/5tk5/5h6/12/12/6K5", EMPTY, "b"),
                        dragons("12/12/12/6R5/6s5/12/12/12", "12/12/6w5/5wkw4/6w5/12/12/6K5", EMPTY, "b"),
                        dragons(
                                "12/12/12/12/12/2g9/12/12",
                                "12/12/4k7/12/12/2K9/12/12",
                                "12/12/12/12/12/12/2d9/12",
                                "w b"),
                        dragons(EMPTY, "12/5k6/12/12/6w5/6K5/12/12", EMPTY, "w b"),
                        dragons(EMPTY, "12/W11/12/5k6/12/6K5/w11/12", EMPTY, "w b"),
                        dragons(
                                "12/12/12/12/12/4g7/12/12",
                                "12/12/4k7/12/4P7/4K7/12/12",
                                "12/12/4e7/12/12/4E7/12/12",
                                "w b"),
                        cube("4k/5/5/5/5|5/5/5/5/5|5/5/2p2/5/5|5/1K3/5/5/5|5/5/5/5/5", "w b"),
                        cube("4k/5/5/5/5|5/3R1/5/5/5|5/5/2N2/5/5|5/1K3/5/5/5|5/5/5/5/5", "w b"),
                        cube("u3k/5/5/5/5|5/1N3/5/5/5|5/5/2K2/5/5|5/1r3/5/5/5|5/5/5/5/5", "w b"),
                        cube("4k/2P2/5/5/5|5/1P3/5/5/5|5/5/2K2/5/5|5/5/5/5/p4|5/5/5/pp3/4n", "w b"),
                        cube("q3k/5/5/5/5|5/5/5/5/5|5/5/2K2/5/5|5/5/5/5/2r2|5/5/5/4b/2u2", "w"),
                        dragons(EMPTY, "12/12/12/12/6W5/12/12/12", "6k5/12/12/12/12/12/p11/K11", "w"),
                        hill("5/5/5/5/5|5/5/5/5/5|2k2/S3S/5/5/5|5/5/s3s/5/3K1|5/5/5/5/5|5/5/5/5/5", "w b"),
                        hill("5/5/5/5/5|5/5/5/5/5|r1k2/S3S/5/5/5|5/5/s1S1s/5/3K1|5/5/5/5/5|5/5/5/5/5", "w b"))
                .flatMap(drawn -> Stream.of(drawn.sides.split(" "))
                        .map(side -> Arguments.of(drawn.id, drawn.pieces + " " + side + " - - 0 9")));
    }

    /** Pieces on the board of a game, and which may be to move. */
    private record Drawn(String id, String pieces, String sides) {}

    private static Drawn dragons(String sky, String ground, String underworld, String sides) {
        return new Drawn("dragonchess", sky + "|" + ground + "|" + underworld, sides);
    }

    private static Drawn cube(String pieces, String sides) {
        return new Drawn("raumschach", pieces, sides);
    }

    private static Drawn hill(String pieces, String sides) {
        return new Drawn("hill-one", pieces, sides);
    }
}
