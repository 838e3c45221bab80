package io.github.multimove.duck;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that was played is replayed, and texts go both ways. */
class DuckGamesTest {
    /** Played at SchemingMind, 2024; Black won when White gave up. */
    private static final String PLAYED = "1. e4@c6 e6@e2 2. d4@d6 Nf6@e2 3. Nc3@e7 d5@e5 4. Bg5@e7 Nxe4@f6 5. Nxe4@e7 "
            + "dxe4@f6 6. Bb5@e7 c6@f6 7. Ba4@e7 Qxd4@d2 8. Bb3@c3 Qxd1@c1 9. Kxd1@e7 h6@f4 10. Bh4@g3 Bc5@e2 "
            + "11. Bg3@d4 Nd7@e2 12. c3@f8 Nf6@e2 13. Kc2@d4 O-O@e2";

    private final RuleSet rules = Duck.rules();

    @Test
    void aPlayedGame() {
        PgnGame read = Pgn.lenient().read("[Variant \"duck\"]\n\n" + PLAYED + " 0-1\n");
        Game game = read.game();

        assertThat(game.length()).isEqualTo(26);
        assertThat(game.position()).hasToString("r1b2rk1/pp3pp1/2p1pn1p/2b5/4p3/1BP3B1/PPK1*PPP/R5NR w - - 3 14");
        assertThat(Pgn.strict().read(read.toString()).game()).isEqualTo(game);
    }

    /** As a person parts the two, and as chess.com writes them, there also on the board for four. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 @g6 d5 @c4",
                "1. e4 / @g6 d5 / @c4",
                "1. e4 \u0398g6 d5 \u0398c4",
                "1. h5-h7\u0398-j9 g10-g8\u0398j9-f7"
            })
    void theDuckMayStandApart(String movetext) {
        PgnGame read = Pgn.lenient().read("[Variant \"Duck Chess\"]\n\n" + movetext + " *");
        assertThat(read.game().turns()).hasToString("[e2e4,@g6, d7d5,@c4]");
        assertThat(read.forgiven()).hasSizeGreaterThan(1);
    }

    @Test
    void textsGoBothWays() {
        Position position = rules.position("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 9");
        String[][] pairs = {
            {"e4d5,@a3", "exd5@a3"}, {"e1g1,@f6", "O-O@f6"}, {"e4e5,@e4", "e5@e4"}, {"h1h8,@g8", "Rh8@g8"}
        };
        for (String[] pair : pairs) {
            Turn turn = rules.parseTurn(position, pair[0]);
            assertThat(position.algebraic(turn)).isEqualTo(pair[1]);
            assertThat(rules.parseTurn(position, pair[1])).isEqualTo(turn);
            assertThat(position.parseTurn(pair[1].replace("@", ",@"), Reading.LENIENT))
                    .isEqualTo(turn);
        }
    }
}
