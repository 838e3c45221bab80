package io.github.multimove.twoprong;

import static io.github.multimove.twoprong.Picture.play;
import static io.github.multimove.twoprong.Picture.refuses;
import static io.github.multimove.twoprong.Picture.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Two-Prong Chess over base games of the tests (rules/two-prong.md). */
class TwoProngDecidedTest {

    @Test
    void oneCapturedPieceServesOnePromotion() {
        Board board = Board.of(8, 8);
        PieceType pawn = PieceType.of("pawn", 'P', "mfWcfF");
        BaseGame base = BaseGame.builder("captured-only", board)
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .pawn(pawn)
                .array("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R")
                .promotion(Promotion.of(pawn, Orthodox.ROOK)
                        .must(board.squares().stream()
                                .filter(square -> square.rank() == 7)
                                .collect(Collectors.toSet()))
                        .onlyToCaptured())
                .build();
        String pawns = """
                . . . . . . . .
                P P . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . R
                """;
        Position one = Picture.of(TwoProng.over(base), "w - - 0 9", pawns);
        assertThat(turns(one)).contains("a7a8r", "b7b8r");
        refuses(
                one,
                "a7a8r,b7b8r",
                Rule.COMBINATION,
                "there are not enough captured pieces for these promotions: 2 to rook, 1 captured");
        Position two = Picture.of(TwoProng.over(base), "w - - 0 9", pawns.replace("K . . R", "K . . ."));
        assertThat(turns(two)).contains("a7a8r,b7b8r");
    }

    @Test
    void aDualMoveMayCaptureBothRoyalsAndWins() {
        BaseGame base = BaseGame.builder("two kings", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK, Orthodox.KNIGHT)
                .array("r2kk2r/8/8/8/8/8/8/R2KK2R")
                .build();
        RuleSet rules = TwoProng.over(base);
        Position rooks = Picture.of(rules, "w - - 0 9", """
                k . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . r . . r . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . K . . K . .
                """);
        assertThat(rules.isBoundByCheck(rooks)).isTrue();
        assertThat(rules.threats(rooks)).map(Turn::toString).contains("c5c1,f5f1");
        assertThat(turns(rooks)).contains("c1d1", "f1g1").doesNotContain("c1c2", "c1c2,f1f2");
        Position fork = Picture.of(rules, "w - - 0 9", """
                k . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . n . . . .
                . . . . . . . .
                . . K . K . . .
                """);
        assertThat(rules.isCheck(fork)).isTrue();
        assertThat(rules.isBoundByCheck(fork)).isFalse();
    }

    @Test
    void piecesAreHeldByTheBoardBeforeTheTurn() {
        PieceType basilisk = PieceType.of("basilisk", 'B', "K");
        BaseGame base = BaseGame.builder("basilisks", Board.of(5, 5))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK, basilisk)
                .freeze(basilisk, 0, 1, 0)
                .array("k1b1r/5/5/5/K1B1R")
                .build();
        Position position = Picture.of(TwoProng.over(base), "w - - 0 9", """
                k . . . .
                . . b . .
                . . R . .
                . . . . .
                K . . . R
                """);
        refuses(position, "c3d3", Rule.FROZEN, "the White rook on c3 is frozen by the basilisk on c4");
        refuses(position, "e1e4,c3d3", Rule.FROZEN, "the White rook on c3 is frozen by the basilisk on c4");
    }

    @Test
    void aCaptureRemotelyHasItsOwnSquareAsDestination() {
        PieceType dragon = PieceType.of(
                "dragon", 'D', Movement.betza("K").and(Movement.leap(0, 2, 0).remote()));
        BaseGame base = BaseGame.builder("dragons", Board.of(5, 5))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK, dragon)
                .array("k1d1r/5/5/5/K1D1R")
                .build();
        Position position = Picture.of(TwoProng.over(base), "w - - 0 9", """
                k . . . .
                . . . . .
                . . r . R
                . . . . .
                K . D . .
                """);
        assertThat(turns(position)).contains("c1*c3", "c1*c3,e3d3");
        refuses(
                position,
                "c1*c3,e3c3",
                Rule.COMBINATION,
                "the pieces on c1 and e3 cannot both capture the piece on c3");
        assertThat(play(position, "c1*c3,e3d3")).hasToString("k4/5/3R1/5/K1D2 b - - 0 9");
    }

    @Test
    void rule5CastlingIsNotASingleMove() {
        BaseGame open = Orthodox.game().toBuilder("open")
                .array("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R")
                .build();
        RuleSet rules = TwoProng.over(open);
        Position start = rules.initialPosition();
        assertThat(turns(start)).doesNotContain("e1g1", "e1c1");
        assertThat(turns(play(start, "a2a3"))).contains("e8g8", "e8c8");
    }

    @Test
    void overABaseGameItIsTheRuleSetOfItsName() {
        assertThat(TwoProng.over(Orthodox.game()))
                .isEqualTo(RuleSets.of("two-prong"))
                .hasToString("two-prong");
        assertThat(TwoProng.options().prongs(3).rules())
                .isEqualTo(RuleSets.of("two-prong[prongs=3]"))
                .hasToString("two-prong[prongs=3]");
        assertThat(TwoProng.options().collision(true).rules()).isEqualTo(RuleSets.of("two-prong[collision=true]"));
        assertThat(TwoProng.options().prongs(8).collision(true).rules().id())
                .isEqualTo("two-prong[collision=true,prongs=8]");
        BaseGame open = Orthodox.game().toBuilder("open").noCastling().build();
        assertThat(TwoProng.options().prongs(4).over(open).id()).isEqualTo("two-prong[base=open,prongs=4]");
        for (int prongs : new int[] {Integer.MIN_VALUE, 1, 65}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TwoProng.options().prongs(prongs).over(open))
                    .withMessage("expected 2 to 64 prongs, found " + prongs);
        }
    }
}
