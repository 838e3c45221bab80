package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Side;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class GameExampleTest {
    @Test
    void theGameIsPlayedSavedAndOpened() {
        Game game = GameExample.play();
        assertThat(game.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.RESIGNATION));
        PgnGame opened = GameExample.save(game);
        assertThat(opened.game()).isEqualTo(game);
        assertThat(opened.toString())
                .contains("[White \"Ada\"]")
                .endsWith("\n\n1. e4 e5,Nf6 {both at once} $1 2. Nc3,Nf3 1-0\n");
    }

    @Test
    void aFileIsReadGameByGame() throws IOException {
        String file = GameExample.save(GameExample.play()) + "\n1. e4 e5 1/2-1/2\n\n1. f3 e5 2. g4 Qh4 0-1";
        assertThat(GameExample.winners(new StringReader(file))).containsExactly("WHITE", "BLACK");
    }
}
