package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Boards with holes, squares that a side's pieces may enter, and pieces of Black that move by half a turn. */
final class BoardRegionsTest {
    private static final Board BOARD = Board.of(5, 5);
    private static final PieceType KING = PieceType.of("king", 'K', "K");
    private static final PieceType ROOK = PieceType.of("rook", 'R', "R");
    private static final PieceType KNIGHT = PieceType.of("knight", 'N', "N");

    private static BaseGame.Builder game(String array) {
        return BaseGame.builder("small", BOARD).royal(KING).pieces(ROOK, KNIGHT).array(array);
    }

    private static RuleSet rules(BaseGame game) {
        return RuleSet.of("small", game, TurnStructure.one(), RoyalRule.lastRoyal());
    }

    private static String destinations(RuleSet rules, String position, String from) {
        return rules.legalTurns(rules.position(position)).from(BOARD.square(from)).stream()
                .map(turn -> turn.toString().substring(2))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @Test
    void nothingSlidesOverAHoleAndAKnightPassesIt() {
        RuleSet rules =
                rules(game("4k/5/2*2/5/K4").holes(List.of(BOARD.square("c3"))).build());
        assertThat(destinations(rules, "4k/5/2*2/5/K1R2 w - - 0 1", "c1")).isEqualTo("b1 c2 d1 e1");
        assertThat(destinations(rules, "4k/5/2*2/5/KN3 w - - 0 1", "b1")).isEqualTo("a3 d2");
        assertThat(destinations(rules, "4k/5/N1*2/5/K4 w - - 0 1", "a3")).isEqualTo("b1 b5 c2 c4");
        assertThat(rules.isCheck(rules.position("2k2/5/2*2/5/K1R2 b - - 0 1"))).isFalse();
        assertThat(rules.isCheck(rules.position("2k2/2R2/2*2/5/K4 b - - 0 1"))).isTrue();
    }

    @Test
    void textHasAStarForEachHoleAndNoPieceStandsThere() {
        RuleSet rules =
                rules(game("4k/5/2*2/5/K4").holes(List.of(BOARD.square("c3"))).build());
        assertThat(rules.initialPosition()).hasToString("4k/5/2*2/5/K4 w - - 0 1");
        assertThatThrownBy(() -> rules.position("4k/5/5/5/K4 w - - 0 1")).isInstanceOf(PositionException.class);
        assertThatThrownBy(() -> rules.position("4k/5/2R2/5/K4 w - - 0 1")).isInstanceOf(PositionException.class);
        Setup setup = Setup.builder(BOARD)
                .pieces("a1", new Piece(Side.WHITE, KING))
                .pieces("e5", new Piece(Side.BLACK, KING))
                .pieces("c3", new Piece(Side.WHITE, ROOK))
                .build();
        assertThat(rules.problems(setup))
                .anyMatch(problem -> problem.kind() == PositionException.Kind.PIECE_OUT_OF_PLACE);
    }

    @Test
    void setUpsShowHoles() {
        RuleSet rules =
                rules(game("4k/5/2*2/5/K4").holes(List.of(BOARD.square("c3"))).build());
        Position start = rules.initialPosition();
        Setup setup = Setup.of(start);
        assertThat(setup.toString()).startsWith("4k/5/2*2/5/K4 ");
        assertThat(rules.position(setup)).isEqualTo(start);
        assertThat(rules.setup(setup.toString())).isEqualTo(setup);
        assertThat(rules.position(start.toBytes())).isEqualTo(start);
    }

    @Test
    void aNeutralPieceIsNotPlacedOnABoardWithHoles() {
        BaseGame game = game("4k/5/2*2/5/K4").holes(List.of(BOARD.square("c3"))).build();
        assertThatThrownBy(() -> RuleSet.of("duck", game, Series.of(Step.move(), Step.place()), RoyalRule.capture()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("whose board has holes");
        BaseGame other =
                game("4k/5/5/5/K4").holes(List.of(Board.of(8, 8).square("c3"))).build();
        assertThatThrownBy(() -> rules(other)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPieceSlidesOverSquaresThatItMayNotEnter() {
        RuleSet rules = rules(game("4k/5/5/5/K4")
                .mayEnter(Side.WHITE, ROOK, List.of(BOARD.square("c2"), BOARD.square("c4"), BOARD.square("a3")))
                .build());
        assertThat(destinations(rules, "4k/5/5/5/K1R2 w - - 0 1", "c1")).isEqualTo("c2 c4");
        assertThat(destinations(rules, "4k/2n2/5/5/K1R2 w - - 0 1", "c1")).isEqualTo("c2 c4");
        assertThat(destinations(rules, "4k/5/2n2/5/K1R2 w - - 0 1", "c1")).isEqualTo("c2");
        assertThat(destinations(rules, "4k/5/5/2r2/1K3 b - - 0 1", "c2")).hasSize("a2 b2 c1 c3 c4 c5 d2 e2".length());
        assertThat(rules.isCheck(rules.position("2k2/5/5/5/K1R2 b - - 0 1"))).isFalse();
    }

    @Test
    void blackMovesByHalfATurn() {
        PieceType hook = PieceType.of("hook", 'H', "flF");
        BaseGame mirror = BaseGame.builder("hooks", BOARD)
                .royal(KING)
                .pieces(hook)
                .array("k4/5/2h2/5/4K")
                .firstSide(Side.BLACK)
                .build();
        assertThat(destinations(rules(mirror), "k4/5/2h2/5/4K b - - 0 1", "c3")).isEqualTo("b2");
        BaseGame turned = mirror.toBuilder("hooks").mirrorsFiles().build();
        assertThat(turned.mirrorsFiles()).isTrue();
        assertThat(destinations(rules(turned), "k4/5/2h2/5/4K b - - 0 1", "c3")).isEqualTo("d2");
        assertThat(destinations(rules(turned), "k4/5/2H2/5/4K w - - 0 1", "c3")).isEqualTo("b4");
    }

    @Test
    void engineAndReferenceAgreeInRandomPlay() {
        Board board = Board.of(8, 8);
        BaseGame game = Orthodox.game().toBuilder("regions")
                .array("rnbqkbnr/pppppppp/8/2*2*2/8/8/PPPPPPPP/RNBQKBNR")
                .holes(List.of(board.square("c5"), board.square("f5")))
                .mayEnter(Side.WHITE, Orthodox.QUEEN, board.file(3))
                .mayEnter(Side.BLACK, Orthodox.BISHOP, board.rank(5))
                .build();
        SplittableRandom random = new SplittableRandom(33);
        for (TurnStructure structure : List.of(
                TurnStructure.one(),
                TurnStructure.upTo(2),
                Series.of(Step.move(), Step.move().duty(Step.Duty.IF_POSSIBLE)))) {
            RuleSet rules = RuleSet.of("regions", game, structure, RoyalRule.lastRoyal());
            RuleSet plain = Reference.of(rules);
            Position position = rules.initialPosition();
            for (int i = 0; i < 24; i++) {
                LegalTurns turns = rules.legalTurns(position);
                LegalTurns expected = plain.legalTurns(plain.position(position.toString()));
                assertThat(turns.count()).as(position.toString()).isEqualTo(expected.count());
                assertThat(rules.position(position.toString())).isEqualTo(position);
                if (turns.isEmpty()) {
                    break;
                }
                Turn turn = turns.uniform(random);
                assertThat(expected.stream().map(Turn::toString)).contains(turn.toString());
                position = rules.play(position, turn);
            }
        }
    }
}
