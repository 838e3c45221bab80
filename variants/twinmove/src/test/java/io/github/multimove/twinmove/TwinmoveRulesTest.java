package io.github.multimove.twinmove;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/twinmove.md}. */
class TwinmoveRulesTest {
    private final RuleSet compelled = Twinmove.rules();
    private final RuleSet optional =
            Twinmove.options().pawnMove(Twinmove.PawnMove.OPTIONAL).rules();

    @Test
    void withTheOptionTheFirstTurnMustBeginWithAPawnMove() {
        Position start = optional.initialPosition();
        Position later = optional.position(start.toString().replace("0 1", "0 2"));

        assertThat(start.isUnderOpeningRule()).isTrue();
        assertThat(turns(start)).hasSize(121).allMatch(turn -> turn.contains(","));
        assertThat(later.isUnderOpeningRule()).isFalse();
        assertThat(turns(later)).hasSize(125).contains("b1a3", "g1h3");
        assertThat(turns(Drawn.play(start, "e2e4,f1c4"))).contains("b8c6", "e7e5,b8c6");
    }

    @Test
    void aPawnThatPromotesIsAPieceInTheSecondHalf() {
        Position position = Drawn.position(compelled, "w - - 0 9", """
                . . . . . . k .
                . P . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(turns(position))
                .contains("b7b8q,b8g8", "b7b8r,b8b2", "b7b8b,b8a7", "b7b8n,b8c6", "b7b8n,a1a2")
                .doesNotContain("b7b8n,b8g8", "b7b8q");
        Position queens =
                Twinmove.options().promotion(Twinmove.PromotionTo.QUEEN).rules().position(position.toString());
        assertThat(turns(queens)).contains("b7b8q,b8g8").noneMatch(turn -> turn.matches("b7b8[rbn].*"));
    }

    @Test
    void nothingBindsASideToAnswerAThreat() {
        Position position = Drawn.position(compelled, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                . . . . K . . .""");

        assertThat(compelled.isCheck(position)).isTrue();
        assertThat(turns(position)).contains("a2a3,e1e2");
        Position taken = play(play(position, "a2a3,e1e2"), "e5e2");
        assertThat(compelled.outcome(taken)).hasValueSatisfying(outcome -> {
            assertThat(outcome.winner()).hasToString("Optional[" + io.github.multimove.Side.BLACK + "]");
            assertThat(outcome.reason()).isEqualTo(Outcome.Reason.KING_CAPTURED);
        });
        assertThat(compelled.legalTurns(taken)).isEmpty();
        assertThat(compelled.isCheckmate(taken) || compelled.isStalemate(taken) || compelled.isCheck(taken))
                .isFalse();
    }

    @Test
    void aPawnHalfThatCapturesTheKingIsTheWholeTurn() {
        Position position = Drawn.position(compelled, "w - - 0 9", """
                . . . . . . . .
                . . . . k . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(turns(position)).contains("d6e7", "d6d7,a1a2").doesNotContain("d6e7,a1a2", "d6e7,a1b1");
        Position taken = play(position, "d6e7");
        assertThat(taken).hasToString("8/4P3/8/8/8/8/8/K7 b - - 0 9");
        assertThat(compelled.outcome(taken)).isPresent();
    }

    @Test
    void theFirstTurnIsAFullDoubleMoveUnlessBalanced() {
        RuleSet balanced = Twinmove.options().balanced(true).rules();
        RuleSet both = Twinmove.options()
                .balanced(true)
                .pawnMove(Twinmove.PawnMove.OPTIONAL)
                .rules();

        assertThat(turns(compelled.initialPosition())).contains("e2e4,g1f3").doesNotContain("e2e4");
        assertThat(turns(balanced.initialPosition())).hasSize(16).startsWith("a2a3", "a2a4");
        assertThat(turns(both.initialPosition())).isEqualTo(turns(balanced.initialPosition()));
        assertThat(turns(play(balanced.initialPosition(), "e2e4"))).hasSize(121).contains("e7e5,g8f6");
    }

    @Test
    void orderIsPartOfTheTurn() {
        Position position = compelled.initialPosition();

        assertThat(compelled.legalTurns(position))
                .contains(compelled.parseTurn(position, "e2e4,g1f3"))
                .noneMatch(turn -> turn.toString().startsWith("g1f3"));
    }
}
