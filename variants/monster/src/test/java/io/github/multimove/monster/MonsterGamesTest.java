package io.github.multimove.monster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import org.junit.jupiter.api.Test;

/** Turns and games of Monster Chess as text. */
class MonsterGamesTest {
    private final RuleSet rules = Monster.rules();

    @Test
    void theGameOfThePage() {
        PgnGame read = Pgn.lenient().read("[Variant \"monster\"]\n\n1. e4,e5 f6 2. Ke2,exf6+ *\n");
        Game game = read.game();

        assertThat(game.position()).hasToString("rnbqkbnr/ppppp1pp/5P2/8/8/8/2PPKP2/8 b kq - 0 2");
        assertThat(rules.isCheck(game.position())).isTrue();
        assertThat(read.toString()).contains("1. e4,e5 f6 2. Ke2,exf6+ *");
        assertThat(Pgn.strict().read(read.toString()).game()).isEqualTo(game);
    }

    @Test
    void textsGoBothWays() {
        Position position = rules.position("4k3/8/4P3/8/3P4/8/2q5/7K w - - 0 30");
        Turn turn = rules.parseTurn(position, "d4d5,d5d6");

        assertThat(position.algebraic(turn)).isEqualTo("d5,d6#");
        assertThat(rules.parseTurn(position, "d5,d6#")).isEqualTo(turn);
    }
}
