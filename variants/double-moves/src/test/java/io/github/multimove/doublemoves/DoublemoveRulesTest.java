package io.github.multimove.doublemoves;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.texts;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of Doublemove Chess ({@code rules/doublemove.md}). */
class DoublemoveRulesTest {
    private final RuleSet rules = Doublemove.rules();

    @Test
    void aFirstSubMoveThatCapturesTheKingIsTheWholeTurn() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . Q . . .
                K . . . . . . .""");
        Position taken = play(position, "e2e8");

        assertThat(turns(position)).contains("e2e7,e7e8", "a1b1,e2e8").doesNotContain("e2e8,a1b1", "e2e7");
        assertThat(rules.outcome(taken)).contains(Outcome.win(Side.WHITE, Outcome.Reason.KING_CAPTURED));
        assertThat(rules.legalTurns(taken)).isEmpty();
    }

    @Test
    void nothingBindsASideToAnswerAThreatAndTheKingPassesThroughAttack() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . r . . .
                . . . . K . . .
                . . . . . . . .""");

        assertThat(rules.isCheck(position)).isTrue();
        assertThat(turns(position)).hasSize(55).contains("e2e3,e3e4", "e2d3,d3e2", "e2e1,e1e2");
        assertThat(texts(rules.threats(position)))
                .containsExactly("e3e2", "e3e4,e4e2", "e3e5,e5e2", "e3e6,e6e2", "e3e7,e7e2");
    }

    @Test
    void aKingIsInCheckWhenHeCanBeCapturedWithinTwoSubMoves() {
        Position knight = Drawn.position(rules, "b - - 4 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");
        Position far = Drawn.position(rules, "b - - 4 9", """
                . . . . k . . .
                . . . . p . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                K . . . R . . .""");

        assertThat(texts(rules.threats(knight))).containsExactly("e4d6,d6e8", "e4f6,f6e8");
        assertThat(rules.isCheck(far)).isFalse();
    }

    @Test
    void attackDoesNotMatterToCastling() {
        Position position = Drawn.position(rules, "b kq - 0 9", """
                r . . . k . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . R R R K .""");

        assertThat(turns(position)).contains("e8g8,f8f7", "e8c8,c8b8", "a8b8,e8g8");
    }

    @Test
    void whitesFirstTurnIsOneSubMoveUnlessUnbalanced() {
        assertThat(turns(rules.initialPosition())).hasSize(20);
        assertThat(turns(play(rules.initialPosition(), "e2e4"))).contains("e7e5,d7d5", "g8f6,f6e4");
        assertThat(turns(Doublemove.options().balanced(false).rules().initialPosition()))
                .contains("e2e4,e4e5", "g1f3,f3e5")
                .hasSizeGreaterThan(400);
    }

    @Test
    void twoPawnsAreCapturedEnPassantOrNone() {
        String text = "4k3/8/8/8/1p3p2/8/2P1P3/4K3 w - - 0 9";
        RuleSet none = Doublemove.options().enPassant(Doublemove.EnPassant.NONE).rules();
        Position passed = play(rules.position(text), "c2c4,e2e4");

        assertThat(passed).asString().endsWith(" b - c3e3 0 9");
        assertThat(turns(passed)).hasSize(74).contains("b4c3,f4e3", "f4e3,b4c3").doesNotContain("b4b3,f4e3");
        assertThat(play(none.position(text), "c2c4,e2e4")).asString().endsWith(" b - - 0 9");
    }

    @Test
    void whereNoSecondSubMoveExistsTheTurnIsTheFirstAloneAndWithoutAFirstItIsStalemate() {
        Position one = Drawn.position(rules, "w - - 0 30", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . P
                . . . . . . . .
                p . p . . . . .
                P p P p . . . .
                R P . P . . . .
                K N . . . . . .""");
        Position none = Drawn.position(rules, "w - - 0 30", """
                . . . . . . . k
                . . . . . . . p
                . . . . . . . P
                . . . . . . . .
                p . p . . . . .
                P p P p . . . .
                R P . P . . . .
                K N . . . . . .""");

        assertThat(turns(one)).containsExactly("h6h7");
        assertThat(rules.isStalemate(none)).isTrue();
        assertThat(rules.outcome(none)).contains(Outcome.draw(Outcome.Reason.STALEMATE));
    }

    @Test
    void aCapturedKingsCastlingRightsGoWithHim() {
        Position position = rules.position("4k2r/8/8/8/8/8/4R3/4K3 w k - 0 9");

        assertThat(play(position, "e2e8")).hasToString("4R2r/8/8/8/8/8/8/4K3 b - - 0 9");
    }
}
