package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The small values: piece types, movement, turns, structures. */
class ValuesTest {
    @Test
    void pieceTypesNeedALetterAndAName() {
        assertThat(PieceType.of("rook", 'R', "R")).isEqualTo(Orthodox.ROOK).hasToString("rook");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PieceType.of("rook", 'r', "R"))
                .withMessage("expected a letter A to Z, found \"r\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PieceType.of(" ", 'R', "R"))
                .withMessage("expected a name, found \" \"");
    }

    @Test
    void leapsInSpaceGoEveryWay() {
        assertThat(Movement.leaps(0, 1, 2).components()).hasSize(24);
        assertThat(Movement.slides(0, 0, 1).components()).hasSize(6);
        assertThat(Movement.slides(0, 1, 1).components()).hasSize(12);
        assertThat(Movement.slides(1, 1, 1).components()).hasSize(8);
        assertThat(Movement.none().components()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Movement.leap(0, 0, 0))
                .withMessage("expected a vector other than (0, 0, 0)");
    }

    @Test
    void movementsAreRestrictedAndJoined() {
        Movement rook = Movement.betza("R");
        assertThat(rook.and(Movement.betza("B"))).isEqualTo(Movement.betza("Q"));
        assertThat(rook.range(1)).isEqualTo(Movement.betza("W"));
        assertThat(Movement.betza("W").moveOnly())
                .isEqualTo(Movement.betza("mW"))
                .isNotEqualTo(Movement.betza("W"));
        assertThat(Movement.betza("F").captureOnly()).isEqualTo(Movement.betza("cF"));
        assertThat(Movement.betza("F").initialOnly())
                .isEqualTo(Movement.betza("iF"))
                .hasSameHashCodeAs(Movement.betza("iF"));
        assertThat(Movement.leap(0, 2, 0).over(0, 1, 0)).isEqualTo(Movement.betza("fnD"));
        assertThat(rook.and(rook)).isEqualTo(rook);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rook.range(-1))
                .withMessage("expected a range of 0 (no limit) or more, found -1");
        Component leap = Component.leap(new Offset(1, 0, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> leap.range(-1))
                .withMessage("expected a range of 0 (no limit) or more, found -1");
        assertThat(leap.initialOnly().initial()).isTrue();
        assertThat(leap.initial()).isFalse();
        assertThat(leap.moveOnly()).isEqualTo(leap.captureOnly().moveOnly()).isNotEqualTo(leap);
        assertThat(leap.captureOnly()).isEqualTo(leap.moveOnly().captureOnly()).isNotEqualTo(leap.moveOnly());
        assertThat(Movement.of(List.of(leap.range(0), leap.initialOnly(), leap.levels(Set.of(1)))))
                .isEqualTo(Movement.slide(1, 0, 0)
                        .and(Movement.leap(1, 0, 0).initialOnly())
                        .and(Movement.leap(1, 0, 0).fromLevels(1)));
    }

    @Test
    void turnsNeedASubMoveAndKeepTheirOwnCopy() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Turn.of(List.of()))
                .withMessage("expected one sub-move or more, found none");
        Board board = Board.of(8, 8);
        SubMove step =
                new SubMove.Move(new Piece(Side.WHITE, Orthodox.ROOK), board.square("a1"), board.square("a2"), false);
        List<SubMove> changing = new ArrayList<>(List.of(step));
        Turn turn = Turn.of(changing);
        changing.clear();
        assertThat(turn.subMoves()).containsExactly(step);
        assertThat(turn).hasToString("a1a2").isEqualTo(Turn.of(step));
    }

    @Test
    void subMovesAreToldApartByTheirClass() {
        RuleSet rules = Orthodox.rules();
        Position position = rules.position("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9");
        List<SubMove> all = rules.legalTurns(position).stream()
                .map(turn -> turn.subMoves().get(0))
                .toList();
        assertThat(all.stream().filter(SubMove.Castling.class::isInstance).map(SubMove.Castling.class::cast))
                .extracting(castling -> castling.symbol() + castling.rookFrom() + castling.rookTo())
                .containsExactlyInAnyOrder("O-Oh1f1", "O-O-Oa1d1");
        assertThat(all.stream().filter(SubMove.EnPassant.class::isInstance))
                .extracting(enPassant -> enPassant.capturedOn().toString())
                .containsExactly("d5");
        assertThat(all.stream().filter(SubMove.Promotion.class::isInstance))
                .extracting(promotion -> promotion + (promotion.isCapture() ? " captures" : ""))
                .containsExactlyInAnyOrder(
                        "b7a8b captures",
                        "b7a8n captures",
                        "b7a8q captures",
                        "b7a8r captures",
                        "b7b8b",
                        "b7b8n",
                        "b7b8q",
                        "b7b8r");
    }

    @Test
    void baseGamesStateWhatIsMissing() {
        Board board = Board.of(3, 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BaseGame.builder("none", board).build())
                .withMessage("expected 1 to 26 piece types in none, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        BaseGame.builder("rooks", board).pieces(Orthodox.ROOK).build())
                .withMessage("expected a royal piece type in rooks, found none");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BaseGame.builder("two", board)
                        .royal(Orthodox.KING)
                        .pieces(PieceType.of("kangaroo", 'K', "N"))
                        .build())
                .withMessage("expected a letter of its own for every piece type in two, found two of K");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of(
                        "short",
                        BaseGame.builder("short", board)
                                .royal(Orthodox.KING)
                                .array("k2/3")
                                .build(),
                        TurnStructure.one()))
                .withMessageContaining("array of short: expected \"/\", found the end at character 4");
        assertThat(Orthodox.game())
                .isEqualTo(Orthodox.game().toBuilder("orthodox").build());
        assertThat(Orthodox.game())
                .isNotEqualTo(Orthodox.game().toBuilder("other").build());
    }

    @Test
    void kindsThatAreNotInTheGameAreRefused() {
        PieceType other = PieceType.of("basilisk", 'B', "W");
        Board board = Board.of(4, 4);
        for (String what :
                List.of("that promotes", "that freezes pieces", "that a side must keep", "that is dropped on")) {
            BaseGame.Builder base = BaseGame.builder("few", board).royal(Orthodox.KING);
            switch (what) {
                case "that promotes" -> base.promotion(Promotion.of(other, Orthodox.KING));
                case "that freezes pieces" -> base.freeze(other, 0, 1, 0);
                case "that a side must keep" -> base.vital(other, 0);
                default -> base.drops(Drops.of(0).relocating(other, Set.of(1), 1));
            }
            assertThatIllegalArgumentException()
                    .isThrownBy(base::build)
                    .withMessage("expected a piece type in few " + what + ", found basilisk, which is not in it");
            assertThat(base.pieces(other).build().types()).containsExactly(Orthodox.KING, other);
        }
    }

    /** A game with every part that a game may have. */
    @Test
    void aGameMadeFromAnotherHasAllItsParts() {
        Board board = Board.of(6, 4, 2, Board.LevelNames.LETTERS);
        BaseGame game = BaseGame.builder("all", board)
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .pawn(Orthodox.PAWN)
                .array("1k4/6/6/6|6/6/P5/1K3R[RRrr]")
                .firstSide(Side.BLACK)
                .castling(
                        Side.WHITE,
                        "K",
                        right -> right.king("Ab1", "Ad1").rook("Af1", "Ac1").symbol("O-O"))
                .enPassant(true)
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.ROOK)
                        .must(Set.of(board.square("Aa4")))
                        .onlyToCaptured())
                .freeze(Orthodox.ROOK, 0, 0, 1)
                .standsOn(Orthodox.PAWN, 0)
                .neverOnRanks(Orthodox.PAWN, 3, 0)
                .drops(Drops.of(0).relocating(Orthodox.PAWN, Set.of(1), 1))
                .mirrorsLevels()
                .royalRule(RoyalRule.capture())
                .build();
        BaseGame copy = game.toBuilder("all").build();
        assertThat(copy).isEqualTo(game).hasSameHashCodeAs(game).hasToString("all");
        assertThat(copy.levels()).isEqualTo(Map.of(Orthodox.PAWN, Set.of(0)));
        assertThat(copy.barredRanks()).isEqualTo(Map.of(Orthodox.PAWN, Set.of(0, 3)));
        assertThat(copy.firstSide()).isEqualTo(Side.BLACK);
        assertThat(copy.mirrorsLevels()).isTrue();
        assertThat(copy.enPassant()).isTrue();
        assertThat(copy.drops()).isPresent();
        assertThat(copy.freezes()).hasSize(1);
        assertThat(copy.royalRule()).isEqualTo(RoyalRule.capture());
        assertThat(copy.pawns()).containsExactly(Orthodox.PAWN);
        assertThat(copy.castlingRights()).hasSize(1);
        assertThat(game.toBuilder("all").noCastling().build().castlingRights()).isEmpty();
        assertThat(game.toBuilder("all").noPromotion().build().promotions()).isEmpty();
        assertThat(game.toBuilder("all").noPromotion().build()).isNotEqualTo(game);
        RuleSet rules = RuleSet.of(
                "all", copy, TurnStructure.whileInHand(TurnStructure.twoDrops()).then(TurnStructure.one()));
        assertThat(rules.setup("1k4/6/6/6|6/6/P5/1K3R[RRrr] b K - 0 1").castlingRights())
                .hasSize(1);
    }
}
