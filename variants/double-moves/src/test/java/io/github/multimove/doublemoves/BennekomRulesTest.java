package io.github.multimove.doublemoves;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of Bennekom Double Move Chess ({@code rules/doublemove.md}). */
class BennekomRulesTest {
    private final RuleSet rules = Bennekom.rules();

    @Test
    void thePieceThatMovedFirstMovesAgain() {
        Position position = Drawn.position(rules, "w Q - 0 9", """
                . . . . k . . .
                P . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . .""");

        assertThat(turns(position))
                .hasSize(139)
                .contains("a1b1,b1a1", "e1c1,c1b1", "a7a8n,a8b6", "a7a8q")
                .doesNotContain("e1c1,d1d2", "a7a8n,e1e2", "a1b1,e1e2", "a1b1");
    }

    @Test
    void ifHeCannotMoveAgainTheTurnIsOneSubMove() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                . . . . . . . .
                P . . . . . . .
                K . . . . . . .""");

        assertThat(turns(position)).contains("a2a3", "a1b1,b1a1").doesNotContain("a2a3,a1b1", "a1b1");
    }

    @Test
    void whitesFirstTurnIsAFullOne() {
        assertThat(turns(rules.initialPosition())).hasSize(32).contains("e2e3,e3e4", "g1f3,f3e5");
    }

    @Test
    void aPawnIsCapturedEnPassantByTheFirstSubMove() {
        Position position = rules.position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9");

        assertThat(turns(position)).contains("d4e3,e3e2", "d4d3,d3d2");
        assertThat(play(rules.position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9"), "e2e4,e4e5"))
                .asString()
                .endsWith(" b - - 0 9");
    }

    @Test
    void aCheckEndsTheTurn() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . .""");

        assertThat(turns(position)).contains("a1a8", "a1a7,a7a8").noneMatch(turn -> turn.startsWith("a1a8,"));
    }
}
