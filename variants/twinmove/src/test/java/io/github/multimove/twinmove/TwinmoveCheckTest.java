package io.github.multimove.twinmove;

import static io.github.multimove.testkit.Drawn.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Check in Twinmove Chess by the one definition of {@code rules/common.md}: the pawn move counts. */
class TwinmoveCheckTest {
    private final RuleSet compelled = Twinmove.rules();
    private final RuleSet optional =
            Twinmove.options().pawnMove(Twinmove.PawnMove.OPTIONAL).rules();

    @Test
    void aPawnHalfThatOpensALineGivesCheck() {
        Position position = Drawn.position(compelled, "b - - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                B . . . K . . .""");

        assertThat(compelled.isCheck(position)).isTrue();
        assertThat(compelled.isBoundByCheck(position)).isTrue();
        assertThat(texts(compelled.threats(position))).containsExactly("d4d5,a1h8");
    }

    @Test
    void aPawnThatCapturesOpensALineToo() {
        Position position = Drawn.position(compelled, "b - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . p . . .
                . . . . P n . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                K . . . R . . .""");

        assertThat(compelled.isCheck(position)).isFalse();
        Position open =
                compelled.position(position.toString().replace("4p3", "8").replace("4Pn2/4P3", "5n2/4P3"));
        assertThat(texts(compelled.threats(open))).containsExactly("e4f5,e1e8");
    }

    @Test
    void aCompelledPawnMoveThatClosesTheOnlyLineGivesNone() {
        String diagram = """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . . . .
                B . . . K . . .""";

        Position position = Drawn.position(compelled, "b - - 0 9", diagram);
        assertThat(compelled.isCheck(position)).isFalse();
        assertThat(compelled.threats(position)).isEmpty();
        Position free = Drawn.position(optional, "b - - 0 9", diagram);
        assertThat(optional.isCheck(free)).isTrue();
        assertThat(texts(optional.threats(free))).containsExactly("a1h8");
    }

    @Test
    void aPawnThatPromotesOntoTheKingOrToACapturerGivesCheck() {
        Position position = Drawn.position(compelled, "b - - 0 9", """
                . . . . k . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(compelled.isCheck(position)).isTrue();
        assertThat(texts(compelled.threats(position)))
                .containsExactly("d7d8q,d8e8", "d7e8b", "d7e8n", "d7e8q", "d7e8r");
    }

    @Test
    void aPawnThatCapturesTheKingItselfGivesCheck() {
        Position position = Drawn.position(compelled, "b - - 0 9", """
                . . . . . . . .
                . . . . k . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(texts(compelled.threats(position))).containsExactly("d6e7");
    }

    @Test
    void theThreatIsTheWholeTurnAndOneIsEnoughForEachCapturer() {
        Position position = Drawn.position(compelled, "b - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                B . . . R . . .
                . . . . . . . .
                P P . . . . . .
                . . . . . . K .""");

        assertThat(texts(compelled.threats(position))).containsExactly("a2a3,a4e8", "a2a3,e4e8");
    }

    @Test
    void aPinnedPieceGivesCheckAllTheSame() {
        Position position = Drawn.position(compelled, "b - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                r . . . R . . K
                . . . . . . . .""");

        assertThat(texts(compelled.threats(position))).containsExactly("e2e8");
    }

    @Test
    void theOpeningRuleIsNotAskedWhenCheckIs() {
        // White, were it White's turn, would have to begin with a pawn move in the array; but that rule is set aside.
        Position array = optional.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");

        assertThat(optional.isCheck(array)).isFalse();
    }

    @Test
    void checkmateInformsAndEndsNothing() {
        Position zugzwang = Drawn.position(compelled, "b - - 0 9", """
                k . . . . . . .
                . . . . . . . R
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . R . K . . . .""");

        assertThat(compelled.isCheck(zugzwang)).isFalse();
        assertThat(compelled.isCheckmate(zugzwang)).isTrue();
        assertThat(compelled.outcome(zugzwang)).isEmpty();
        assertThat(Drawn.turns(zugzwang)).containsExactly("a8a7", "a8b7", "a8b8");
        assertThat(compelled.isCheckmate(compelled.position(zugzwang.toString().replace("1R1K4", "1R1K3q"))))
                .as("the queen captures the king")
                .isFalse();
    }

    /** In a game won by checkmate the pawn may leave the file only if the piece half covers the king again. */
    @Test
    void aPinnedPawnIsOfferedOnlyBeforeAPieceThatCovers() {
        RuleSet bound = RuleSet.of("bound", Orthodox.game(), TurnStructure.pawnThenPiece(false), RoyalRule.lastRoyal());
        Position position = bound.position("4r1k1/8/8/8/8/3p4/4P3/4K1N1 w - - 0 1");
        PartialTurn capture = position.begin("e2d3");
        assertThat(capture.mayStop()).isFalse();
        assertThat(capture.next()).hasToString("[e1d1, e1f1, e1d2, e1f2, g1e2]");
        Position plain = Reference.of(bound).position(position.toString());
        assertThat(plain.begin("e2d3").next()).isEqualTo(capture.next());
    }
}
