package io.github.multimove.doublemoves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.RuleSets;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Short games of each game as PGN, both ways. */
class DoubleMovesGamesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            doublemove | 1. e4 d5,dxe4+ 2. Bb5,Bxe8# | 3
            extra-move | 1. e4 Nf6,e5 2. Nc3,d4 exd4 3. Qxd4,Nf3 | 5
            two-move   | 1. e4 e5,Nf6 2. Nf3,Nc3 Bb4,O-O 3. Nxe5 Re8 | 6
            two-fisted | 1. e4 e5,d5 2. exd5,d4 exd4,a6 3. Nf3,Na3 | 5
            accelerated | 1. e4,d4 e5,Nf6 2. dxe5 Nxe4 | 4
            triplets   | 1. e4 e5 2. d4,Nf3 d6,Nc6 3. Ke2,a3,Nbd2 Nf6,Ke7,a6 | 6
            balanced-swap | 1. e4 e5,e8/f8 2. Nf3,f1/g2 Nc6,c6/d7 | 4
            bennekom   | 1. e3,e4 Nc6,Nd4 2. c3,cxd4 e6,e5 | 4""")
    void gamesGoBothWays(String id, String moves, int turns) {
        PgnGame read = Pgn.lenient().read("[Variant \"" + id + "\"]\n\n" + moves + " *\n");
        Game game = read.game();

        assertThat(game.ruleSet()).isEqualTo(RuleSets.of(id));
        assertThat(game.length()).isEqualTo(turns);
        assertThat(read.toString()).contains(moves);
        assertThat(Pgn.strict().read(PgnGame.of(game).toString()).game()).isEqualTo(game);
    }
}
