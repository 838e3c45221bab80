package io.github.multimove.twinmove;

import static io.github.multimove.testkit.Drawn.texts;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Board;
import io.github.multimove.LegalTurns;
import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Drawn;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Twinmove over other base games: other pieces, other boards, several royal pieces. */
class TwinmoveOverTest {
    private static final BaseGame TWO_KINGS = Orthodox.game().toBuilder("two-kings")
            .noCastling()
            .array("rkbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RKBQKBNR")
            .build();

    /** Ten files, a marshal and a cardinal; pawns may promote on the last two ranks, to what has been captured. */
    private static BaseGame large() {
        Board board = Board.of(10, 8);
        PieceType marshal = PieceType.of("marshal", 'M', "RN");
        PieceType cardinal = PieceType.of("cardinal", 'C', "BN");
        return BaseGame.builder("large", board)
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, marshal, cardinal, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .pawn(Orthodox.PAWN)
                .array("rnbqckmbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKMBNR")
                .enPassant(true)
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.QUEEN, marshal, cardinal, Orthodox.ROOK)
                        .may(rank(board, 6))
                        .must(rank(board, 7))
                        .onlyToCaptured())
                .neverOnRanks(Orthodox.PAWN, 0, 7)
                .build();
    }

    private static Set<Square> rank(Board board, int rank) {
        return board.squares().stream().filter(s -> s.rank() == rank).collect(Collectors.toSet());
    }

    @Test
    void theBaseGivesPiecesAndPromotionsAndNoEnPassant() {
        RuleSet rules = Twinmove.over(large());
        Position start = rules.initialPosition();

        assertThat(rules.id()).isEqualTo("twinmove[base=large]");
        assertThat(rules.base().enPassant()).isFalse();
        assertThat(rules.royalRule()).isEqualTo(RoyalRule.capture());
        assertThat(turns(start)).contains("e2e4,f1e2", "d2d4,d1d3", "g2g4,g1f3");
        Position promotes = rules.position("5k4/10/1P8/10/10/10/10/Q4K4 w - - 0 30");
        assertThat(turns(promotes))
                .contains("b6b7,a1a2", "b6b7m,b7b8", "b6b7c,b7d8", "b6b7r,b7a7")
                .noneMatch(turn -> turn.startsWith("b6b7q"));
    }

    @Test
    void promotionToQueenIsOfTheBaseOrRefused() {
        RuleSet queens =
                Twinmove.options().promotion(Twinmove.PromotionTo.QUEEN).over(large());
        BaseGame knights = Orthodox.game().toBuilder("knights")
                .noPromotion()
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.KNIGHT).must(rank(Board.of(8, 8), 7)))
                .build();

        assertThat(queens.id()).isEqualTo("twinmove[base=large,promotion=queen]");
        assertThat(turns(queens.position("5k4/10/1P8/10/10/10/10/5K4 w - - 0 30")))
                .contains("b6b7q,b7b8", "b6b7,f1e1")
                .noneMatch(turn -> turn.startsWith("b6b7m"));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Twinmove.options().promotion(Twinmove.PromotionTo.QUEEN).over(knights))
                .withMessage("expected a promotion of pawn to queen in knights for promotion=queen, found none");
    }

    @Test
    void withTwoKingsTheGameIsWonWhenTheLastIsCaptured() {
        RuleSet rules = Twinmove.over(TWO_KINGS);
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . . . . k
                . . . . k . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");

        assertThat(turns(position))
                .contains("d6e7,h1h8", "d6e7,a1a2", "d6d7,h1h8")
                .doesNotContain("d6e7");
        Position one = Drawn.play(position, "d6e7,a1a2");
        assertThat(rules.outcome(one)).isEmpty();
        assertThat(rules.isBoundByCheck(one)).isTrue();
        Position none = Drawn.play(position, "d6e7,h1h8");
        assertThat(rules.outcome(none))
                .hasValueSatisfying(o -> assertThat(o.winner()).contains(Side.WHITE));
        assertThat(rules.legalTurns(none)).isEmpty();
    }

    @Test
    void aPawnThatCapturesTheLastKingMovesAlone() {
        RuleSet rules = Twinmove.over(TWO_KINGS);

        assertThat(turns(rules.position("8/4k3/3P4/8/8/8/8/K6R w - - 0 9")))
                .contains("d6e7", "d6d7,h1h8")
                .doesNotContain("d6e7,h1h8");
    }

    @Test
    void thePawnCapturesOneKingAndThePieceTheOther() {
        RuleSet rules = Twinmove.over(TWO_KINGS);
        Position position = Drawn.position(rules, "b - - 0 9", """
                . . . . . . . k
                . . . . k . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");

        assertThat(rules.isCheck(position)).isTrue();
        assertThat(rules.isBoundByCheck(position)).isTrue();
        assertThat(texts(rules.threats(position))).containsExactly("d6d7,h1h8", "d6e7,a1b1", "d6e7,h1h8");
        Position fork = rules.position("5k1k/8/6N1/8/8/8/8/K7 b - - 0 9");
        assertThat(rules.isCheck(fork)).isTrue();
        assertThat(rules.isBoundByCheck(fork)).isFalse();
        assertThat(texts(rules.threats(fork))).containsExactly("g6f8", "g6h8");
    }

    @Test
    @Tag("budget")
    void bothPathsAgreeAndCheckIsWhatTheOpponentsTurnsSay() {
        int positions = 0;
        int checks = 0;
        for (BaseGame base : List.of(TWO_KINGS, large())) {
            for (RuleSet rules : List.of(
                    Twinmove.over(base),
                    Twinmove.options().pawnMove(Twinmove.PawnMove.OPTIONAL).over(base))) {
                Random random = new Random(base.id().hashCode());
                for (int game = 0; game < Budget.of(1, 3); game++) {
                    Position position = rules.initialPosition();
                    LegalTurns turns = rules.legalTurns(position);
                    for (int i = 0; i < Budget.of(20, 60) && !turns.isEmpty(); i++) {
                        Comparisons.fastWithReference(position, i);
                        checks += CheckByTurns.agrees(position) ? 1 : 0;
                        positions++;
                        position = rules.play(position, turns.uniform(random));
                        turns = rules.legalTurns(position);
                    }
                }
            }
        }
        assertThat(positions).isGreaterThan(Budget.of(40, 200));
        assertThat(checks).isGreaterThan(Budget.of(10, 200));
    }

    @Test
    void theStructureWorksWithTheOtherRoyalRuleToo() {
        RuleSet rules = RuleSet.of(
                "pawn-then-piece", Orthodox.game(), TurnStructure.pawnThenPiece(true), RoyalRule.lastRoyal());
        Position position = rules.position("4k3/8/8/8/8/8/r7/4K2R w K - 0 9");

        // No pawn: one piece move, and the king may not be left attacked.
        assertThat(turns(position)).contains("e1g1", "h1h2").doesNotContain("e1e2", "e1d2");
        Position passing = rules.position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9");
        Position passed = Drawn.play(passing, "e2e4,e1f1");
        assertThat(passed).hasToString("4k3/8/8/8/3pP3/8/8/5K2 b - e3 0 9");
        assertThat(turns(passed)).contains("d4e3,e8e7");
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
