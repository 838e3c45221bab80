package io.github.multimove.twoprong;

import static io.github.multimove.twoprong.Picture.play;
import static io.github.multimove.twoprong.Picture.refuses;
import static io.github.multimove.twoprong.Picture.turns;
import static org.assertj.core.api.Assertions.assertThat;

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

/** Each decided point on boards (rules/two-prong.md, Decided). */
class TwoProngDecidedTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");

    @Test
    void aTurnIsASet() {
        Position reply = play(RULES.initialPosition(), "e2e4");
        Turn turn = RULES.parseTurn(reply, "e7e5,g8f6");
        assertThat(RULES.parseTurn(reply, "g8f6,e7e5")).isEqualTo(turn).hasToString("e7e5,g8f6");
        assertThat(turns(reply)).doesNotContain("g8f6,e7e5");
    }

    @Test
    void aPawnWhoseCrossedSquareIsFilledIsNotCapturedEnPassant() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K N . .
                """);
        assertThat(play(position, "e2e4").enPassant()).hasSize(1);
        assertThat(play(position, "e2e4,f1e3")).hasToString("4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 9");
    }

    @Test
    void eachProngPromotesFreely() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . . . . .
                P P . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """);
        assertThat(turns(position))
                .contains("a7a8n,b7b8q", "a7a8q,b7b8q", "a7a8r,b7b8b")
                .filteredOn(turn -> turn.matches("a7a8.,b7b8."))
                .hasSize(16);
    }

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

    /** Castling beside others: where the king lands it is safe only after what they do. */
    @Test
    void aPartnerMakesTheCastledKingSafe() {
        RuleSet rules = RuleSets.of("two-prong[prongs=3]");
        Position position = rules.position("2r1kr1r/6n1/2P4r/2P4P/8/5P2/Q6p/4K2R w Kk - 1 28");
        assertThat(position.legalTurns()).contains(rules.parseTurn(position, "e1g1,a2h2"));
        assertThat(position.legalTurns().count())
                .isEqualTo(position.legalTurns().stream().count());
    }
}
