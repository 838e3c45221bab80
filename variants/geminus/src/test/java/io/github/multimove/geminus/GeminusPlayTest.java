package io.github.multimove.geminus;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.texts;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.Drawn;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each point of the play ({@code rules/geminus.md}, Play). */
class GeminusPlayTest {
    private final RuleSet rules = Geminus.rules();
    private final RuleSet optional =
            Geminus.options().pawnMove(Geminus.PawnMove.OPTIONAL).rules();

    private static final String FIRST = """
            . . . . r . . r
            p p b . p p . p
            n p q p b n p k
            . . . . . . . .
            . . . . . . . .
            P P P P N P Q P
            . . . P B B . P
            K R N . R . . .""";

    @Test
    void afterTheDropsWhiteMovesFirstWithAFullTurn() {
        Position position = Drawn.position(rules, "[] w - - 0 5", FIRST);

        assertThat(position.isUnderOpeningRule()).isFalse();
        assertThat(turns(position)).hasSize(175).allMatch(turn -> turn.contains(","));
    }

    @Test
    void withTheOptionNoTurnIsBoundToBeginWithAPawnMove() {
        Position position = Drawn.position(optional, "[] w - - 0 5", FIRST);

        assertThat(position.isUnderOpeningRule()).isFalse();
        assertThat(turns(position)).contains("b1b2", "a3a4,b1b2").noneMatch(turn -> turn.equals("a3a4"));
    }

    @Test
    void balancedWhitesFirstTurnAfterTheDropsIsThePawnMoveAlone() {
        RuleSet balanced = Geminus.options()
                .balanced(true)
                .pawnMove(Geminus.PawnMove.OPTIONAL)
                .rules();
        Position position = Drawn.position(balanced, "[] w - - 0 5", FIRST);

        assertThat(position.isUnderOpeningRule()).isTrue();
        assertThat(turns(position)).containsExactly("a3a4", "b3b4", "c3c4", "d3d4", "f3f4", "h3h4");
        assertThat(turns(Drawn.position(balanced, "[] w - - 0 6", FIRST))).contains("b1b2", "a3a4,b1b2");
    }

    @Test
    void thereIsNoDoubleStepNoEnPassantAndNoCastling() {
        Position position = Drawn.position(rules, "[] w - - 0 9", """
                r . . . k . . r
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R . . . K . . R""");

        assertThat(turns(position))
                .contains("a2a3,e1f1")
                .noneMatch(turn -> turn.contains("a2a4") || turn.contains("e1g1") || turn.contains("e1c1"));
    }

    @Test
    void pawnsPromoteToQueenUnlessToAny() {
        Position position = Drawn.position(rules, "[] w - - 0 9", """
                . . . . . . . k
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(turns(position)).contains("d7d8q,d8h8").noneMatch(turn -> turn.matches("d7d8[rbn].*"));
        assertThat(turns(Geminus.options()
                        .promotion(Geminus.PromotionTo.ANY)
                        .rules()
                        .position(position.toString())))
                .contains("d7d8q,d8h8", "d7d8r,d8h8", "d7d8b,d8a5", "d7d8n,d8f7");
    }

    @Test
    void checkCountsThePawnHalfAndTheKingIsThereToBeCaptured() {
        Position position = Drawn.position(rules, "[] b - - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                B . . . K . . .""");

        assertThat(rules.isCheck(position)).isTrue();
        assertThat(texts(rules.threats(position))).containsExactly("d4d5,a1h8");
        Position closed = rules.position(position.toString().replace("3P4/8/8/B", "8/3P4/8/B"));
        assertThat(rules.isCheck(closed)).isFalse();
        Position taken = play(play(position, "h8g8"), "d4d5,e1e2");
        assertThat(rules.outcome(taken)).isEmpty();
        Position over = play(rules.position("7k/8/8/8/3P4/8/8/B3K3[] w - - 0 9"), "d4d5,a1h8");
        assertThat(rules.outcome(over))
                .hasValueSatisfying(o -> assertThat(o.reason()).isEqualTo(Outcome.Reason.KING_CAPTURED));
    }

    @Test
    void aPawnHalfThatCapturesTheKingIsTheWholeTurn() {
        assertThat(turns(rules.position("8/4k3/3P4/8/8/8/8/K7[] w - - 0 9")))
                .contains("d6e7", "d6d7,a1a2")
                .doesNotContain("d6e7,a1a2");
    }

    @Test
    void whoCanMoveNothingIsStalematedAndAPawnMoveMayStandAlone() {
        Position stalemate = Drawn.position(rules, "[] w - - 0 30", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . p . . . . . .
                p P p . . . . .
                P R P . . . . .
                P P P . . . . .
                K B . . . . . .""");

        assertThat(rules.isStalemate(stalemate)).isTrue();
        assertThat(rules.outcome(stalemate))
                .hasValueSatisfying(o -> assertThat(o.reason()).isEqualTo(Outcome.Reason.STALEMATE));
        assertThat(turns(rules.position(stalemate.toString().replace("PPP5", "PPP4P"))))
                .containsExactly("h2h3");
    }

    @Test
    void idsAreReadBack() {
        for (String id : List.of(
                "geminus", "geminus[pawn-move=optional]", "geminus[balanced=true,pawn-move=optional,promotion=any]")) {
            assertThat(RuleSets.of(id).id()).isEqualTo(id);
        }
        assertThat(RuleSets.of("geminus[promotion=queen,pawn-move=compelled,balanced=false]"))
                .isEqualTo(rules);
        assertThat(RuleSets.of("geminus[promotion=any]"))
                .isEqualTo(Geminus.options().promotion(Geminus.PromotionTo.ANY).rules());
        assertThat(rules.base()).isEqualTo(Geminus.game());
        assertThatIllegalArgumentException().isThrownBy(() -> RuleSets.of("geminus[promotion=knight]"));
        assertThatIllegalArgumentException().isThrownBy(() -> RuleSets.of("geminus[base=grand]"));
    }
}
