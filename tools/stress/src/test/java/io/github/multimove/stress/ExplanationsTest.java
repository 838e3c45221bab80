package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.RoyalRefusal.RoyalLeft;
import io.github.multimove.explain.RoyalRefusal.RoyalRemoved;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Refusals and bonds that only some variants have. */
class ExplanationsTest {
    private static <T extends Refusal> T refusal(Class<T> kind, String id, String position, String turn) {
        RuleSet rules = RuleSets.of(id);
        return kind.cast(rules.position(position).refusal(turn).orElseThrow());
    }

    private static <T extends Constraint> List<T> constraints(Class<T> kind, String id, String position) {
        RuleSet rules = RuleSets.of(id);
        return rules.position(position).constraints().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    @Test
    void piecesFrozenByABasilisk() {
        String position = "12/12/12/12/12/12/12/12|6k5/12/12/12/12/2O9/12/6K5|12/12/12/12/12/2b9/12/12 w - - 0 20";
        SubMoveRefusal frozen = refusal(SubMoveRefusal.class, "dragonchess", position, "2c3-2c4");
        assertThat(frozen.sentence()).isEqualTo("the White oliphant on 2c3 is frozen by the basilisk on 1c3");
        assertThat(constraints(ConstraintKinds.Frozen.class, "dragonchess", position))
                .hasSize(1);
    }

    @Test
    void noCapturedPieceToPromoteTo() {
        String position = "4k5/P9/10/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 1";
        assertThat(refusal(SubMoveRefusal.class, "grand", position, "a9a10").sentence())
                .isEqualTo("the White pawn on a9 cannot make the move a9a10: there is no captured piece to promote to");
        TurnRefusal reserve = refusal(
                TurnRefusal.class,
                "two-prong[base=grand]",
                "4k5/P8P/10/10/10/10/10/10/1NBQKCABN1/R9 w - - 0 9",
                "a9a10r,j9j10r");
        assertThat(reserve.sentence()).endsWith(": 2 to rook, 1 captured");
    }

    @Test
    void twoKingsAreLeftToOneTurn() {
        String position = "4k1k3/10/10/10/3r2r3/10/8P1/3K2K3 w - - 0 30";
        RoyalLeft left = refusal(RoyalLeft.class, "two-prong[base=double-king]", position, "i2i3");
        assertThat(left.sentence())
                .isEqualTo("your king on d1 would be left attacked by the rook on d4 and your king on g1 would be left"
                        + " attacked by the rook on g4");
        assertThat(left.witness()).hasToString("d4d1,g4g1");
        RuleSet one = RuleSets.of("double-king");
        assertThat(one.position(position).refusal("i2i3")).isEmpty();
    }

    @Test
    void aShieldOfTwoKingsIsAPinOfTwoLines() {
        String position = "4k1k3/10/10/3r2r3/10/10/3P6/3K2K3 w - - 0 30";
        List<ConstraintKinds.Pin> pins =
                constraints(ConstraintKinds.Pin.class, "two-prong[base=double-king]", position);
        assertThat(pins).hasSize(1);
        assertThat(pins.get(0).lines()).hasSize(2);
        assertThat(pins.get(0).sentence())
                .isEqualTo("the piece on d2 is pinned: it alone stands between the rook on d5 and the king on d1, and"
                        + " between the rook on g5 and the king on g1");
        // one move a turn captures no two kings
        assertThat(constraints(ConstraintKinds.Pin.class, "double-king", position))
                .isEmpty();
    }

    @Test
    void siblingsMoveTogetherOrNotAtAll() {
        String array = RuleSets.of("twins").initialPosition().toString();
        assertThat(constraints(ConstraintKinds.Siblings.class, "twins", array)).hasSize(3);
        assertThat(constraints(ConstraintKinds.HeldBySibling.class, "twins", array))
                .extracting(Constraint::sentence)
                .containsExactly(
                        "the rook on a1 cannot move, and so none of its siblings may",
                        "the bishop on c1 cannot move, and so none of its siblings may");
        assertThat(constraints(ConstraintKinds.Siblings.class, "twins[bond=separated]", array))
                .isEmpty();
        assertThat(refusal(TurnRefusal.class, "twins", array, "b1c3").squares()).hasToString("[g1]");
        assertThat(refusal(SubMoveRefusal.class, "twins", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 a1+h1", "e1g1")
                        .sentence())
                .isEqualTo("the White rook on h1 moves together with its siblings and cannot castle");
    }

    @Test
    void aKingThatCapturesAGuardedTwinIsStruck() {
        RoyalRemoved removed = refusal(RoyalRemoved.class, "twins", "4k3/8/8/8/8/2n5/4n3/4K3 w - - 0 1 e2+c3", "e1e2");
        assertThat(removed.sentence()).isEqualTo("your own king would come off the board, struck on e2");
    }

    @Test
    void aPawnThatCapturesTheKingEndsTheTurn() {
        StepRefusal ended = refusal(StepRefusal.class, "twinmove", "8/4k3/3P4/8/8/8/8/K7 w - - 0 9", "d6e7,a1a2");
        assertThat(ended.property()).isEqualTo(StepRefusal.Property.ENDED_BY_ROYAL_CAPTURE);
        assertThat(ended.because())
                .hasValueSatisfying(taking -> assertThat(taking).hasToString("d6e7"));
        assertThat(ended.sentence())
                .isEqualTo("the pawn captures the king and ends the game: the turn is that move alone");
    }

    @Test
    void whilePiecesAreInHandNoPieceMoves() {
        String array = RuleSets.of("geminus").initialPosition().toString();
        assertThat(constraints(Constraint.class, "geminus", array))
                .extracting(Constraint::sentence)
                .containsExactly("no piece moves until the 8 pieces in hand have been dropped, two a turn");
        assertThat(refusal(SubMoveRefusal.class, "geminus", array, "B@c1,B@e1").sentence())
                .endsWith("a square of the same colour");
    }

    @Test
    void subMovesClashOverThePieceOnTheFirstSquareToo() {
        String rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 9";
        TurnRefusal piece = refusal(TurnRefusal.class, "two-prong", rook, "a1a2,a1b1");
        assertThat(piece.kind()).isEqualTo(TurnRefusal.Kind.SAME_PIECE);
        assertThat(piece.on().orElseThrow()).hasToString("a1");
        assertThat(piece.sentence()).contains("a1");
    }
}
