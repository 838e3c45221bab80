package io.github.multimove.duck;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.texts;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/duck.md}. */
class DuckRulesTest {
    private final RuleSet rules = Duck.rules();

    @Test
    void theDuckBlocksAndKnightsLeapOverIt() {
        Position rook = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . *
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");
        Position knight = Drawn.position(rules, "w - - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . *
                K . . . . . . N""");
        Position pawn = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . * . . .
                . . . . P . . .
                . . . . K . . .""");

        assertThat(turns(rook)).contains("h1h4,@h6").noneMatch(turn -> turn.matches("h1h[5678].*"));
        assertThat(turns(knight)).contains("h1f2,@a8", "h1g3,@a8");
        assertThat(turns(pawn)).noneMatch(turn -> turn.startsWith("e2"));
    }

    @Test
    void theDuckIsSetOnAnotherEmptySquareAlsoTheOneThatTheMoveHasLeft() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . *
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");

        assertThat(turns(position))
                .hasSize(720)
                .contains("h1h4,@h1", "a1b1,@a1")
                .doesNotContain("h1h4,@h5", "h1h4,@h4", "h1h4", "h1h4,@e8");
        assertThat(play(position, "h1h4,@h1")).hasToString("4k3/8/8/8/7R/8/8/K6* b - - 1 9");
    }

    @Test
    void beforeTheFirstTurnThereIsNoDuck() {
        Position start = rules.initialPosition();

        assertThat(start).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(turns(start)).hasSize(640).contains("e2e4,@e2", "e2e4,@c6");
        assertThat(play(start, "e2e4,@c6")).hasToString("rnbqkbnr/pppppppp/2*5/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    @Test
    void checkIsWhatATurnCouldCaptureWithTheDuckWhereItStands() {
        Position check = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .""");
        Position shielded = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                . . . . * . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .""");

        assertThat(texts(rules.threats(check))).containsExactly("e7e1");
        assertThat(rules.isCheck(shielded)).isFalse();
        assertThat(turns(check)).as("no duty to answer").contains("e1e2,@a1");
    }

    @Test
    void castlingAsksOnlyForAClearWay() {
        Position attacked = Drawn.position(rules, "w K - 0 9", """
                . . . . r r . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . R""");
        Position blocked = Drawn.position(rules, "w K - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K * . R""");

        assertThat(turns(attacked)).contains("e1g1,@e1");
        assertThat(turns(blocked)).noneMatch(turn -> turn.startsWith("e1g1"));
    }

    @Test
    void enPassantNotWhereTheDuckStandsOnThePassedSquare() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K . . .""");

        assertThat(turns(play(position, "e2e4,@a1"))).contains("d4e3,@a2");
        assertThat(play(position, "e2e4,@e3")).hasToString("4k3/8/8/8/3pP3/4*3/8/4K3 b - - 0 9");
    }

    @Test
    void aMoveThatCapturesTheKingIsTheWholeTurnAndTheDuckStays() {
        Position position = Drawn.position(rules, "b - - 0 9", """
                . . . . k . . .
                . . . . r . . .
                . . . . . . . .
                * . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .""");
        Position taken = play(position, "e7e1");

        assertThat(taken).hasToString("4k3/8/8/*7/8/8/8/4r3 w - - 0 10");
        assertThat(rules.outcome(taken)).contains(Outcome.win(Side.BLACK, Outcome.Reason.KING_CAPTURED));
        assertThat(turns(position)).noneMatch(turn -> turn.startsWith("e7e1,"));
        assertThat(position.algebraic(rules.parseTurn(position, "e7e1"))).isEqualTo("Rxe1#");
    }

    @Test
    void aSideThatHasNoMoveWins() {
        Position position = Drawn.position(rules, "w - - 0 30", """
                . . . . . . . k
                . . . . . . . *
                . . . . . . . P
                . . . . . . . .
                p . p . . . . .
                P p P p . . . .
                R P . P . . . .
                K N . . . . . .""");

        assertThat(rules.legalTurns(position)).isEmpty();
        assertThat(rules.outcome(position)).contains(Outcome.win(Side.WHITE, Outcome.Reason.WITHOUT_TURN));
        assertThat(rules.isStalemate(position) || rules.isCheckmate(position)).isFalse();
    }

    @Test
    void bareKingsPlayOnAndTheDucksFlightDoesNotResetTheClock() {
        Position position = Drawn.position(rules, "w - - 7 9", """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . k . . . . .""");

        assertThat(Game.of(position).outcome()).isEmpty();
        assertThat(turns(position)).hasSize(186);
        assertThat(play(position, "a1b1,@h8").halfTurnClock()).isEqualTo(8);
    }

    @Test
    void theDuckBelongsToThePosition() {
        Position here = rules.position("4k3/8/8/8/8/8/8/K5*1 w - - 0 9");
        Position there = rules.position("4k3/8/8/8/8/8/8/K6* w - - 0 9");

        assertThat(here).isNotEqualTo(there);
        assertThat(here.hash()).isNotEqualTo(there.hash());
        assertThat(here.neutralSquares()).containsExactly(here.board().square("g1"));
        assertThat(here.pieces().keySet())
                .as("no side's piece")
                .containsExactly(here.board().square("a1"), here.board().square("e8"));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/K4**1 w - - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.PIECE_OUT_OF_PLACE))
                .withMessageContaining("expected one duck at most, found another on g1");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RuleSets.of("orthodox").position("4k3/8/8/8/8/8/8/K5*1 w - - 0 9"))
                .withMessageContaining("expected no duck in this game, found one on g1");
    }

    @Test
    void overAnotherBase() {
        RuleSet grand = RuleSets.of("duck[base=grand]");

        assertThat(grand.royalRule()).isEqualTo(rules.royalRule());
        assertThat(grand.legalTurns(grand.initialPosition()).count()).isEqualTo(65 * 60);
    }
}
