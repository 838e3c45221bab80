package io.github.multimove.marseillais;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import org.junit.jupiter.api.Test;

/** Published games are replayed, and PGN goes both ways. */
class MarseillaisGamesTest {
    /** A sample game of 1925, in Les Cahiers de l'Echiquier Francais; White begins with a full turn. */
    private static final String SAMPLE = "1. e4,e5 d6,dxe5 2. Qh5,Bb5+ Bd7,Bxb5 3. Qxh7,Qxh8 Qd3,Qf1#";

    @Test
    void aPublishedGame() {
        String pgn = "[Variant \"marseillais[balanced=false]\"]\n\n" + SAMPLE + " 0-1\n";
        PgnGame read = Pgn.lenient().read(pgn);
        Game game = read.game();

        assertThat(game.length()).isEqualTo(6);
        assertThat(game.position()).hasToString("rn2kbnQ/ppp1ppp1/8/1b2p3/8/8/PPPP1PPP/RNB1KqNR w KQq - 1 4");
        assertThat(game.outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.CHECKMATE));
        assertThat(read.toString()).contains(SAMPLE);
        assertThat(Pgn.strict().read(read.toString()).game()).isEqualTo(game);
    }

    @Test
    void textsGoBothWays() {
        Position position = Marseillais.rules().position("4k3/8/8/8/8/8/4P3/R3K2R w KQ - 0 9");
        for (String turn : new String[] {"e1g1,f1f2", "e2e4,e4e5", "h1h8", "e1d1,a1a8"}) {
            var parsed = Marseillais.rules().parseTurn(position, turn);
            String algebraic = position.algebraic(parsed);
            assertThat(parsed).hasToString(turn);
            assertThat(Marseillais.rules().parseTurn(position, algebraic)).isEqualTo(parsed);
        }
        assertThat(position.algebraic(Marseillais.rules().parseTurn(position, "e1g1,f1f2")))
                .isEqualTo("O-O,Rf2");
    }
}
