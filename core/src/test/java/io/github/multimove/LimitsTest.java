package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.TurnStructure;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Limits that no other test of its own class states: each has its exception, and nothing wraps around. */
class LimitsTest {
    private static final PieceType KING = PieceType.of("king", 'K', "K");
    private static final PieceType KNIGHT = PieceType.of("knight", 'N', "N");

    private static BaseGame knights(int files, int ranks) {
        return knights(files, ranks, "KNN" + (files - 3));
    }

    private static BaseGame knights(int files, int ranks, String first) {
        String empty = files + "/";
        return BaseGame.builder("knights", Board.of(files, ranks))
                .royal(KING)
                .pieces(KNIGHT)
                .array("k" + (files - 1) + "/" + empty.repeat(ranks - 2) + first)
                .build();
    }

    private static TurnStructure siblings() {
        return Siblings.of(SiblingBond.CONJOINED)
                .sharing(true)
                .promotion(SiblingPromotion.TWINS)
                .kin(List.of(Set.of(KNIGHT)));
    }

    @Test
    void aTurnHasAtMostSixtyFourPieces() {
        assertThat(RuleSet.of("eight", knights(4, 4), TurnStructure.upTo(8)).structure())
                .isEqualTo(TurnStructure.upTo(8));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnStructure.upTo(65))
                .withMessage("expected 1 to 64 pieces a turn, found 65");
    }

    @Test
    void aTextHasAtMostFiveHundredAndTwelveSubMoves() {
        Position start = Orthodox.rules().initialPosition();
        String turn = "e2e4,".repeat(512) + "e2e4";
        assertThatExceptionOfType(TurnFormatException.class)
                .isThrownBy(() -> start.ruleSet().parseTurn(start, turn))
                .withMessage("expected at most 512 sub-moves, found more at character 0");
        String fewer = turn.substring(5);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> start.ruleSet().parseTurn(start, fewer))
                .withMessageEndingWith("e2e4: the pawn on e2 cannot move twice in one turn");
        assertThatExceptionOfType(TurnFormatException.class)
                .isThrownBy(() -> start.begin(turn))
                .withMessage("expected at most 512 sub-moves, found more at character 0");
    }

    @Test
    void siblingsHaveAtMost126Squares() {
        RuleSet largest = RuleSet.of("largest", knights(14, 9), siblings());
        Position position = largest.initialPosition();
        assertThat(largest.legalTurns(position)).hasSize(2 + 3 * 4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("larger", knights(16, 8), siblings()))
                .withMessage("expected at most 126 squares for a game with siblings, found 128 in knights");
    }

    @Test
    void aBoardHoldsAtMostTwiceAsManyPiecesAsSquares() {
        RuleSet rules = RuleSet.of("stacks", knights(4, 4, "K2(" + "N".repeat(30) + ")"), siblings());
        String most = "k3/4/4/K2(" + "N".repeat(30) + ") w - - 0 1";
        assertThat(rules.position(most).pieces(Board.of(4, 4).square("d1"))).hasSize(30);
        String more = most.replace("NN)", "NNN)");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(more))
                .withMessage("expected at most 32 pieces on the board, found \"N\" at character 40");
        Setup setup = rules.setup(most);
        Setup fuller = setup.toBuilder()
                .pieces(Board.of(4, 4).square("d1"), Collections.nCopies(31, new Piece(Side.WHITE, KNIGHT)))
                .build();
        assertThat(rules.problems(setup)).isEmpty();
        assertThat(rules.problems(fuller))
                .extracting(PositionException.Problem::message)
                .containsExactly(
                        "expected at most 32 pieces on the board, found 33",
                        "expected at most 30 knights of White, as many as the array and its promotions give, found 31");
    }

    @Test
    void aTextHasAtMostAHundredPiecesInHand() {
        BaseGame base = BaseGame.builder("hands", Board.of(4, 4))
                .royal(KING)
                .pieces(KNIGHT)
                .pawn(Orthodox.PAWN)
                .array("4/p3/P3/4[KNkn]")
                .drops(Drops.of(0).relocating(Orthodox.PAWN, Set.of(1), 1))
                .build();
        RuleSet rules = RuleSet.of(
                "hands",
                base,
                TurnStructure.whileInHand(TurnStructure.twoDrops()).then(TurnStructure.one()));
        String most = "4/p3/P3/4[" + "N".repeat(60) + "n".repeat(40) + "] w - - 0 1";
        Setup setup = rules.setup(most);
        assertThat(setup).hasToString(most);
        assertThat(setup.hand(Side.WHITE)).isEqualTo(Map.of(KNIGHT, 60));
        assertThat(setup.hand(Side.BLACK)).isEqualTo(Map.of(KNIGHT, 40));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.setup(most.replace("nn]", "nnn]")))
                .withMessage("expected at most 100 pieces in hand, found \"]\" at character 111");
        assertThat(rules.problems(setup.toBuilder()
                        .hand(Side.WHITE, Orthodox.PAWN, 1)
                        .hand(Side.BLACK, Orthodox.ROOK, 1)
                        .build()))
                .extracting(PositionException.Problem::message)
                .contains(
                        "expected a piece that can be in hand, found P (pawn)",
                        "expected a piece that can be in hand, found r (rook)");
    }

    @Test
    void setsOfSiblingsNameAtMostAsManyPieces() {
        RuleSet rules = RuleSet.of("stacks", knights(4, 4), siblings());
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position("k3/4/4/K3 w - - 0 1 a1" + "+a1".repeat(100_000)))
                .withMessageStartingWith("expected at most 32 pieces in sets of siblings, found \"a1+a1");
    }

    /** A megabyte of atoms took half a minute. */
    @Test
    void betzaNotationHasAtMostAThousandCharacters() {
        assertThat(Movement.betza("FK".repeat(500)).components()).isNotEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Movement.betza("FK".repeat(501)))
                .withMessageStartingWith("expected at most 1000 characters, found \"F\" at offset 1000 of \"FKFK");
    }

    @Test
    void countersStayAtTheLargestInt() {
        RuleSet rules = Orthodox.rules();
        Position last = rules.position("4k3/8/8/8/8/8/8/4K2R b - - 2147483647 2147483647");
        Position next = rules.play(last, rules.parseTurn(last, "e8e7"));
        assertThat(next.halfTurnClock()).isEqualTo(Integer.MAX_VALUE);
        assertThat(next.turnNumber()).isEqualTo(Integer.MAX_VALUE);
        assertThat(rules.position(next.toString())).isEqualTo(next);
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4K2R b - - 2147483648 1"))
                .withMessage("expected a number from 0 to 2147483647, found \"2147483648 1\" at character 27");
    }
}
