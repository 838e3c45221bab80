package io.github.multimove.doublemoves;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of Extra Move Chess ({@code rules/doublemove.md}). */
class ExtraMoveRulesTest {
    private final RuleSet rules = ExtraMove.rules();

    @Test
    void theSecondSubMoveIsOptionalByAnotherPieceAndCapturesNothing() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                . P . . . . . .
                K . . . . . . .""");

        assertThat(turns(position))
                .containsExactly(
                        "a1b1",
                        "a1b1,b2b3",
                        "a1b1,b2b4",
                        "a1a2",
                        "a1a2,b2b3",
                        "a1a2,b2b4",
                        "b2a3",
                        "b2a3,a1b1",
                        "b2a3,a1a2",
                        "b2a3,a1b2",
                        "b2b3",
                        "b2b3,a1b1",
                        "b2b3,a1a2");
    }

    @Test
    void aDoubleStepIsMadeAsSecondSubMoveOrOnWhitesFirstTurn() {
        Position start = rules.initialPosition();

        assertThat(turns(start)).hasSize(20).contains("e2e4");
        assertThat(turns(play(start, "e2e4")))
                .hasSize(249)
                .contains("a7a6,d7d5", "a7a6")
                .doesNotContain("d7d5");
    }

    @Test
    void aDoubleStepIsCapturedEnPassantByTheFirstSubMove() {
        Position position = rules.position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9");
        Position passed = play(position, "e1d2,e2e4");

        assertThat(passed).asString().endsWith(" b - e3 0 9");
        assertThat(turns(passed)).contains("d4e3", "d4e3,e8e7").doesNotContain("e8e7,d4e3");
    }

    @Test
    void aFirstSubMoveThatChecksDoesNotEndTheTurn() {
        Position position = Drawn.position(rules, "w Q - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . .""");

        assertThat(turns(position)).hasSize(127).contains("a1a8", "a1a8,e1e2", "e1c1", "e1d2,a1a8");
    }

    @Test
    void aPromotionIsThatPiecesMoveAndCastlingThatOfKingAndRook() {
        Position promotes = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                P . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . P . . . . . .
                . . . . K . . .""");
        Position castles = Drawn.position(rules, "w KQk - 0 9", """
                . . . . k . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P . . . . . .
                R . . . K . . R""");

        assertThat(turns(promotes))
                .hasSize(77)
                .contains("a7a8q,b2b4", "b2b3,a7a8n", "a7a8n")
                .noneMatch(turn -> turn.matches("a7a8.,a8.*"));
        assertThat(turns(castles))
                .hasSize(348)
                .contains("e1g1,a1b1", "a2a3,e1g1", "h1h8,e1c1")
                .noneMatch(turn -> turn.startsWith("e1g1,g1") || turn.startsWith("e1g1,f1"))
                .doesNotContain("a1b1,e1c1", "h1h2,e1g1");
    }

    @Test
    void eachSubMoveLeavesTheKingSafeAndStalemateLooksAtTheFirst() {
        Position pinned = Drawn.position(rules, "w - - 0 9", """
                . . . . r . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . N . . .
                R . . . K . . .""");
        Position stalemate = Drawn.position(rules, "b - - 0 9", """
                . . . . . . . k
                . . . . . Q . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(turns(pinned)).contains("e1d1,e2f4", "a1a8").doesNotContain("e2f4", "e2f4,e1d1", "a1a7,e2f4");
        assertThat(rules.isStalemate(stalemate)).isTrue();
    }
}
