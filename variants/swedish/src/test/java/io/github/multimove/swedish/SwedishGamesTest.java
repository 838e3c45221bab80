package io.github.multimove.swedish;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import org.junit.jupiter.api.Test;

/** A game through the drop phase into play, as PGN, both ways. */
class SwedishGamesTest {
    private static final String GAME = "1. Q@d3>d2 Q@d8 2. B@c1 B@c8 3. B@f1 B@f8 4. N@b1 N@b8 5. N@g1 N@g8 6. Qd4 e5";

    @Test
    void aGameGoesBothWays() {
        PgnGame read = Pgn.lenient().read("[Variant \"swedish\"]\n\n" + GAME + " *\n");
        Game game = read.game();

        assertThat(game.length()).isEqualTo(12);
        assertThat(read.toString().replaceAll("\\s+", " ")).contains(GAME);
        assertThat(Pgn.strict().read(read.toString()).game()).isEqualTo(game);
    }
}
