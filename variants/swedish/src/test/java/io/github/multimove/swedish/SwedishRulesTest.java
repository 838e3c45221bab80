package io.github.multimove.swedish;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/swedish.md}. */
class SwedishRulesTest {
    private static final String[] DROPS = {
        "Q@d1", "Q@d8", "B@c1", "B@c8", "B@f1", "B@f8", "N@b1", "N@b8", "N@g1", "N@g8"
    };

    private final RuleSet rules = Swedish.rules();

    @Test
    void whileASideHasPiecesInHandItsTurnIsOneDrop() {
        Position start = rules.initialPosition();

        assertThat(start).hasToString("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[QBBNNqbbnn] w KQkq - 0 1");
        assertThat(turns(start))
                .hasSize(231)
                .contains("Q@d1", "N@h2", "B@d3>c2")
                .allMatch(turn -> turn.contains("@"))
                .doesNotContain("Q@a1", "Q@d4", "Q@d3", "e1d1");
        assertThat(turns(start).stream().filter(turn -> turn.startsWith("Q"))).hasSize(77);
    }

    @Test
    void afterTheDropsOrthodoxChessIsPlayedFromTurnSix() {
        Position position = play(rules.initialPosition(), DROPS);

        assertThat(position).hasToString("rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR[] w KQkq - 0 6");
        assertThat(turns(position)).hasSize(22).contains("e3e4", "a1a2", "e1f2").doesNotContain("e3e5");
        Position castles = rules.position("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[] w KQkq - 0 6");
        assertThat(turns(castles)).contains("e1g1", "e1c1");
        assertThat(turns(rules.position("4k3/P7/8/8/8/8/8/4K3[] w - - 0 40")))
                .contains("a7a8q", "a7a8r", "a7a8b", "a7a8n");
    }

    @Test
    void piecesInHandFitTheTurn() {
        String two = "r1bqk2r/8/pppppppp/8/8/PPPPPPPP/8/R1BQK2R[BNNbnn]";
        String three = "r1bqk2r/8/pppppppp/8/8/PPPPPPPP/8/R1BQKB1R[NNbnn]";

        assertThat(play(rules.initialPosition(), "Q@d1", "Q@d8", "B@c1", "B@c8"))
                .hasToString(two + " w KQkq - 0 3")
                .isEqualTo(rules.position(two + " w KQkq - 0 3"));
        assertThat(rules.position(three + " b KQkq - 0 3").turnNumber()).isEqualTo(3);
        refuses(two + " w KQkq - 0 4");
        refuses(two + " b KQkq - 0 3");
        refuses(three + " w KQkq - 0 3");
        refuses(three + " b KQkq - 0 2");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(two + " b KQkq - 0 3"))
                .withMessageContaining("Black to move must have one more piece in hand than White, found 3 and 3");
    }

    private void refuses(String text) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(text))
                .satisfies(e -> assertThat(e.kinds()).contains(PositionException.Kind.HAND));
    }
}
