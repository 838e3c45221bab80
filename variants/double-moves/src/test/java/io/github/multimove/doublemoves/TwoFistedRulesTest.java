package io.github.multimove.doublemoves;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of Two-Fisted Chess ({@code rules/doublemove.md}). */
class TwoFistedRulesTest {
    private final RuleSet rules = TwoFisted.rules();

    @Test
    void theSecondSubMoveIsByAnotherPieceOfTheKindOfTheFirst() {
        Position position = Drawn.position(rules, "w K - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . P . . P . . .
                Q . . . K . . R""");

        assertThat(turns(position))
                .hasSize(115)
                .contains("e1g1,a1a2", "a1a2,e1g1", "b2b4,e2e4", "h1h2", "e1d1,a1b1")
                .doesNotContain("b2b3,b3b4", "h1h2,h2h3", "e1g1,f1f2", "e1d1,e2e4", "e1d1", "b2b4");
    }

    @Test
    void ifThereIsNoneTheTurnIsTheFirstAlone() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . N . . K . . .""");

        assertThat(turns(position))
                .containsExactly("b1d2", "b1a3", "b1c3", "e1d1", "e1f1", "e1d2", "e1f2", "e2e3", "e2e4");
    }

    @Test
    void aPiecesKindIsWhatHeWasWhenHeMoved() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                P . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . P . . . . . .
                . . . . K . . .""");

        assertThat(turns(position))
                .hasSize(19)
                .contains("a7a8n,b2b4", "a7a8b,b2b3", "b2b4,a7a8q", "a7a8q", "e1d1")
                .doesNotContain("a7a8n,a8b6", "a7a8n,e1d1");
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
                R . . . K . . R""");

        assertThat(turns(position)).contains("a1a8", "a1b1,h1h2").doesNotContain("a1a8,h1h2", "a1b1");
    }

    @Test
    void whitesFirstTurnIsOneSubMoveAndTwoPawnsAreCapturedEnPassant() {
        Position position = rules.position("k7/8/8/8/1p4p1/8/2P2P2/K7 w - - 0 9");

        assertThat(turns(rules.initialPosition())).hasSize(20);
        assertThat(turns(play(position, "c2c4,f2f4"))).contains("b4c3,g4f3", "g4f3,b4c3");
    }
}
