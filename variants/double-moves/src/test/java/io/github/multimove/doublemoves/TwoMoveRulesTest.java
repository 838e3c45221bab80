package io.github.multimove.doublemoves;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of Two Move Chess ({@code rules/doublemove.md}). */
class TwoMoveRulesTest {
    private final RuleSet rules = TwoMove.rules();

    @Test
    void whitesFirstTurnIsAResponseAndCallsForNone() {
        Position start = rules.initialPosition();
        Position next = play(start, "e2e4");

        assertThat(start).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 r");
        assertThat(start.isUnderOpeningRule()).isFalse();
        assertThat(turns(start)).hasSize(20);
        assertThat(next).asString().endsWith(" b KQkq - 0 1 -");
        assertThat(turns(next)).hasSize(413).allMatch(turn -> turn.contains(","));
    }

    @Test
    void theSeventhFieldIsPartOfThePositionAndMayBeMissing() {
        String array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ";
        Position response = rules.position("4k3/8/8/8/8/8/8/K6R w - - 0 12 r");
        Position free = rules.position("4k3/8/8/8/8/8/8/K6R w - - 0 12 -");

        assertThat(response).isNotEqualTo(free);
        assertThat(response.hash()).isNotEqualTo(free.hash());
        assertThat(rules.position("4k3/8/8/8/8/8/8/K6R w - - 0 12")).isEqualTo(free);
        assertThat(rules.position(array + "1")).isEqualTo(rules.initialPosition());
        assertThat(rules.position(array + "2")).asString().endsWith(" 2 -");
        assertThat(rules.position(array + "1 -")).isNotEqualTo(rules.initialPosition());
        assertThatExceptionOfType(PositionException.class).isThrownBy(() -> rules.position(array + "1 x"));
    }

    @Test
    void aResponseIsOneSubMoveAndCallsForNoResponse() {
        Position position = Drawn.position(rules, "w - - 0 12 r", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . p . . .
                K . . . . . . R""");

        assertThat(turns(position)).hasSize(16).allMatch(turn -> turn.length() == 4);
        assertThat(play(position, "h1h8")).asString().endsWith(" b - - 1 12 -");
    }

    @Test
    void aFirstSubMoveThatChecksCapturesOrPromotesIsTheWholeTurnAndCallsForAResponse() {
        Position checks = Drawn.position(rules, "w - - 0 12 -", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");
        Position promotes = Drawn.position(rules, "w - - 0 12 -", """
                . . . . k . . .
                P . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . p . . .
                K . . . . . . R""");
        Position captures = Drawn.position(rules, "w - - 0 12 -", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . p .
                K . . . . . . R""");

        assertThat(turns(checks))
                .hasSize(74)
                .contains("h1h8", "h1e1", "a1b1,h1h8")
                .doesNotContain("h1h8,a1b1", "h1h7", "a1b1");
        assertThat(play(checks, "h1h8")).asString().endsWith(" b - - 1 12 r");
        assertThat(play(checks, "a1b1,h1h8")).asString().endsWith(" b - - 1 12 -");
        assertThat(turns(promotes)).contains("a7a8q", "a1b1,a7a8q").doesNotContain("a7a8q,a1b1");
        assertThat(turns(captures)).contains("h1h2,a1b1").noneMatch(turn -> turn.equals("h1h2"));
        assertThat(turns(rules.position("4k3/8/8/8/8/8/6p1/K5R1 w - - 0 12 -"))).contains("g1g2");
    }

    @Test
    void aDoubleStepThatCouldLegallyBeCapturedEnPassantIsASingleMove() {
        Position capturable = Drawn.position(rules, "w - - 0 12 -", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . P
                . . . . K . . .""");
        Position pinned = Drawn.position(rules, "w - - 0 12 -", """
                . . . k . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . P
                . . . R K . . .""");

        assertThat(turns(capturable)).contains("e2e4", "h2h4,e1d1").doesNotContain("h2h4", "e2e4,e1d1");
        assertThat(play(capturable, "e2e4")).hasToString("4k3/8/8/8/3pP3/8/7P/4K3 b - e3 0 12 r");
        assertThat(turns(pinned)).contains("e2e4,h2h3").doesNotContain("e2e4");
    }

    @Test
    void theSecondSubMoveIsByAnotherPieceAndMayDoAnything() {
        Position position = Drawn.position(rules, "w KQ - 0 12 -", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . p .
                R . . . K . . R""");

        assertThat(turns(position))
                .contains("e1c1,h1h2", "a1b1,h1h8")
                .noneMatch(turn -> turn.startsWith("e1c1,c1") || turn.startsWith("e1c1,d1"))
                .noneMatch(turn -> turn.startsWith("a1b1,b1"));
    }

    @Test
    void aLoneKingCannotMoveTwiceStalemateAndInCheckMate() {
        Position stalemate = Drawn.position(rules, "w - - 1 50 -", """
                . . . . . . . r
                . . k . . . . .
                . . . . . . . .
                . . p . . . . .
                . p P . . . . .
                . P . . . . . .
                . . K . . . . .
                . . . . . . . .""");
        Position mate = Drawn.position(rules, "w - - 0 12 -", """
                . k . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . r""");

        assertThat(rules.isStalemate(stalemate)).isTrue();
        assertThat(turns(rules.position("7r/2k5/8/2p5/1pP5/1P6/2K5/8 w - - 1 50 r")))
                .isNotEmpty();
        assertThat(rules.isCheckmate(mate)).isTrue();
        assertThat(rules.outcome(mate)).contains(Outcome.win(Side.BLACK, Outcome.Reason.CHECKMATE));
        assertThat(turns(rules.position("1k6/8/8/8/8/8/8/K6r w - - 0 12 r"))).containsExactly("a1a2", "a1b2");
    }
}
