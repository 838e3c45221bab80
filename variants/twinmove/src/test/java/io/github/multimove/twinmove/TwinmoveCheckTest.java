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
