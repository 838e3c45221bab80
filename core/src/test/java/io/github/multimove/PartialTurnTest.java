package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.explain.NoContinuation;
import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PartialTurnTest {
    private static final RuleSet DUAL = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2));

    private static SubMove offered(PartialTurn turn, String text) {
        return turn.next().stream()
                .filter(subMove -> subMove.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> texts(PartialTurn turn) {
        return turn.next().stream().map(SubMove::toString).toList();
    }

    @Test
    void aTurnOfTwoMayStopAfterOneAndIsEnteredInAnyOrder() {
        Position start = DUAL.initialPosition();
        PartialTurn one = start.begin("g1f3");
        assertThat(one.mayStop()).isTrue();
        assertThat(one.mustStop()).isFalse();
        PartialTurn two = one.then(offered(one, "e2e4"));
        assertThat(two).hasToString("g1f3,e2e4");
        assertThat(two.turn()).hasToString("g1f3,e2e4").isEqualTo(DUAL.parseTurn(start, "e2e4,g1f3"));
        PartialTurn other = start.begin("e2e4,g1f3");
        assertThat(other.turn()).isEqualTo(two.turn());
        assertThat(other).isNotEqualTo(two);
        assertThat(start.begin(two.toString())).isEqualTo(two).hasSameHashCodeAs(two);
        assertThat(texts(one)).doesNotContain("g1f3", "g1h3", "f2f3");
    }

    @Test
    void backTakesTheLastSubMoveBack() {
        PartialTurn begun = DUAL.begin(DUAL.initialPosition());
        PartialTurn two = DUAL.initialPosition().begin("g1f3,e2e4");
        assertThat(two.back()).hasToString("g1f3");
        assertThat(two.back().back()).isEqualTo(begun).hasToString("");
        assertThat(DUAL.initialPosition().begin("")).isEqualTo(begun);
        assertThatExceptionOfType(GameException.class).isThrownBy(begun::back);
        assertThatExceptionOfType(GameException.class).isThrownBy(begun::turn);
    }

    @Test
    void placementShowsTheBoardInTheMiddleOfTheTurn() {
        Position position = DUAL.position("r3k3/8/8/3pP3/8/8/8/4K2R w K d6 0 5");
        assertThat(DUAL.begin(position).placement()).isEqualTo(position.pieces());
        PartialTurn castled = position.begin("e1g1");
        assertThat(castled.mustStop()).isTrue();
        assertThat(castled.placement().keySet())
                .extracting(Square::toString)
                .contains("f1", "g1")
                .doesNotContain("h1");
    }

    @Test
    void handsAreThoseOfTheMiddleOfTheTurn() {
        RuleSet rules = PositionTest.DROPS;
        PartialTurn one = rules.initialPosition().begin("R@b1");
        assertThat(one.hand(Side.WHITE)).isEqualTo(Map.of(Orthodox.KING, 2, Orthodox.ROOK, 1));
        assertThat(one.hand(Side.BLACK)).isEqualTo(Map.of(Orthodox.KING, 2, Orthodox.ROOK, 2));
        assertThat(one.placement()).hasToString("{b1=[R], a2=[P], a3=[p]}");
        assertThat(one.mayStop()).isFalse();
        // the pawn goes to another empty square of its rank
        PartialTurn two = one.then(offered(one, "K@a2>c2"));
        assertThat(two.hand(Side.WHITE)).isEqualTo(Map.of(Orthodox.KING, 1, Orthodox.ROOK, 1));
        assertThat(two.placement()).hasToString("{b1=[R], a2=[K], c2=[P], a3=[p]}");
        assertThat(two.mustStop()).isTrue();
        assertThat(rules.position(rules.play(one.position(), two.turn()).toString())
                        .pieces())
                .isEqualTo(two.placement());
    }

    @Test
    void placementShowsBothPiecesOfAPromotionAndSiblingsOnOneSquare() {
        Board board = PositionTest.SIBLINGS.base().board();
        Set<Square> last = Set.of(board.square("b4"));
        RuleSet rules = RuleSet.of(
                "promotion",
                PositionTest.SIBLINGS.base().toBuilder("promotion")
                        .array("3k/1Pn1/4/KNNN")
                        .pawn(Orthodox.PAWN)
                        .promotion(Promotion.of(Orthodox.PAWN, Orthodox.KNIGHT).must(last))
                        .build(),
                PositionTest.SIBLINGS.structure());
        Position position = rules.position("3k/1Pn1/4/KN1N w - - 0 2 b1+d1");
        assertThat(position.begin("b3b4nn").placement())
                .hasToString("{a1=[K], b1=[N], d1=[N], c3=[n], b4=[N, N], d4=[k]}");
        Position sharing = rules.position("3k/4/4/KNNN w - - 0 2 b1+d1");
        PartialTurn both = sharing.begin("b1c3,d1c3");
        assertThat(both.placement()).hasToString("{a1=[K], c1=[N], c3=[N, N], d4=[k]}");
        assertThat(both.mustStop()).isTrue();
        Position taken = rules.position("3k/2n1/4/KNNN w - - 0 2 b1+d1");
        assertThat(taken.begin("b1c3,d1c3").placement()).isEqualTo(both.placement());
    }

    @Test
    void squaresAndKindsOfferTheSameSubMovesAsNext() {
        PartialTurn begun = PositionTest.DROPS.begin(PositionTest.DROPS.initialPosition());
        Board board = begun.position().board();
        assertThat(begun.origins()).isEmpty();
        assertThat(begun.drops()).containsExactly(Orthodox.KING, Orthodox.ROOK);
        assertThat(begun.drops(Orthodox.PAWN)).isEmpty();
        // one click says where a piece is dropped, a second one where the pawn goes that stood there
        assertThat(begun.clicked(List.of(board.square("a2"))))
                .hasToString("[K@a2>b2, K@a2>c2, K@a2>d2, R@a2>b2, R@a2>c2, R@a2>d2]");
        assertThat(begun.clicked(List.of(board.square("a2"), board.square("c2"))))
                .hasToString("[K@a2>c2, R@a2>c2]");
        PartialTurn dual = DUAL.initialPosition().begin("e2e4");
        Board orthodox = dual.position().board();
        assertThat(dual.origins()).hasToString("[b1, g1, a2, b2, c2, d2, f2, g2, h2]");
        assertThat(dual.targets(orthodox.square("g1"))).hasToString("[f3, h3]");
        assertThat(dual.targets(orthodox.square("e5"))).isEmpty();
        assertThat(dual.clicked(List.of())).isEqualTo(dual.next());
    }

    @Test
    void textsInBothFormsEnterASubMove() {
        PartialTurn begun = DUAL.begin(DUAL.position("4k3/8/8/8/8/5N2/8/1N2K2R w K - 0 1"));
        assertThat(begun.then("Nbd2")).isEqualTo(begun.then("b1d2"));
        assertThat(begun.then("O-O")).isEqualTo(begun.then("e1g1"));
        assertThat(begun.then("Nc3").then("Nd4").turn()).hasToString("b1c3,f3d4");
        assertThat(begun.label(offered(begun, "f3d2"))).isEqualTo("Nfd2");
        assertThatThrownBy(() -> begun.then("Nb1d2"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessageStartingWith("expected Nbd2, found \"Nb1d2\"");
        assertThatThrownBy(() -> begun.then("Nd2")).isInstanceOf(IllegalTurnException.class);
        assertThat(begun.refusal("Nd2")).map(Refusal::rule).contains(Refusal.Rule.AMBIGUOUS);
        assertThat(begun.refusal("?")).map(Refusal::rule).contains(Refusal.Rule.FORM);
        assertThat(begun.refusal("Nc3")).isEmpty();
    }

    @Test
    void aSubMoveThatNothingCanFollowIsRefusedForWhatHindersTheRest() {
        RuleSet rules = RuleSet.of("pawn-and-piece", Orthodox.game(), TurnStructure.pawnThenPiece(false));
        PartialTurn begun = rules.begin(rules.position("rr4k1/8/8/8/8/7R/2P5/K7 w - - 0 5"));
        assertThat(begun.refusal("c2c4")).isEmpty(); // and the rook shields the king
        NoContinuation refusal = (NoContinuation) begun.refusal("c2c3").orElseThrow(); // the rook's way is closed
        assertThat(refusal.subMove()).hasToString("c2c3");
        assertThat(refusal.tried()).hasSize(1);
        assertThat(refusal.why()).isInstanceOf(RoyalRefusal.RoyalLeft.class);
        assertThat(refusal.sentence())
                .startsWith("after c2c3 no legal turn remains; with ")
                .endsWith(", for example, your king on b1 would be left attacked by the rook on b8");
    }
}
