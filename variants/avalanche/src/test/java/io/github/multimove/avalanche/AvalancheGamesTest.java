package io.github.multimove.avalanche;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import org.junit.jupiter.api.Test;

/** Turns and games of Avalanche Chess as text: a push is written as the pawn's move, a choice with its letter. */
class AvalancheGamesTest {
    private final RuleSet rules = Avalanche.rules();

    @Test
    void aGameGoesBothWays() {
        Game game = Game.of(rules).play("e2e4,d7d6").play("g8f6,a2a3").play("b1c3,h7h6");
        String pgn = PgnGame.of(game).toString();

        assertThat(pgn).contains("1. e4,d6 Nf6,a3 2. Nc3,h6");
        assertThat(Pgn.strict().read(pgn).game()).isEqualTo(game);
    }

    @Test
    void aChoiceIsWrittenWithItsLetter() {
        Position position = rules.position("k7/8/8/8/8/8/K6P/3p4 b - - 0 9");
        Turn turn = rules.parseTurn(position, "d1d1q,d1d8,h2h3");

        assertThat(position.algebraic(turn)).isEqualTo("d1=Q,Qd8,h3");
        assertThat(rules.parseTurn(position, "d1=Q,Qd8,h3")).isEqualTo(turn);
    }
}
