package io.github.multimove.internal.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.rules.BaseGame;
import org.junit.jupiter.api.Test;

/** Tables are shared by the rule sets over one game, and those of games not used for long are forgotten. */
class GameTablesTest {
    private static GameTables named(int number) {
        return GameTables.of(Orthodox.game().toBuilder("game-" + number).build());
    }

    @Test
    void gamesUsedLastShareTheirTables() {
        GameTables first = named(0);
        assertThat(GameTables.of(first.game)).isSameAs(first);
        for (int number = 1; number <= 8; number++) {
            assertThat(named(number)).isNotSameAs(first).isSameAs(named(number));
            assertThat(named(0)).isSameAs(first);
        }
    }

    @Test
    void aServerOfManyGamesKeepsTheTablesOfFew() {
        BaseGame game = named(0).game;
        GameTables first = GameTables.of(game);
        for (int number = 1; number <= 100; number++) {
            named(number);
        }
        assertThat(GameTables.of(game)).isNotSameAs(first);
    }
}
