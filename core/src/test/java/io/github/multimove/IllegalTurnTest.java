package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Refusal.Rule;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each rule that refuses a turn, its sentence and its squares. */
class IllegalTurnTest {
    private static final RuleSet ONE = Orthodox.rules();
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
    private static final RuleSet TWO_COLLIDING =
            RuleSet.of("colliding", Orthodox.game(), TurnStructure.upTo(2).collision(true));

    private static void refuses(
            RuleSet rules, String position, String turn, Rule rule, String sentence, String... squares) {
        Position here = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(here, turn))
                .withMessage(turn + ": " + sentence)
                .satisfies(e -> assertThat(e.rule()).isEqualTo(rule))
                .satisfies(e -> assertThat(e.turn()).isEqualTo(turn))
                .satisfies(e ->
                        assertThat(e.squares().stream().map(Square::toString)).containsExactly(squares));
    }

    @Test
    void gameOver() {
        String mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -";
        for (String turn : List.of("a2a3", "e1f2", "e5e6", "Qxf7", "e4,e5")) {
            refuses(ONE, mate, turn, Rule.GAME_OVER, "the game is over (checkmate)");
        }
        refuses(TWO, "7k/8/5KQ1/8/8/8/8/8 b - -", "h8g8", Rule.GAME_OVER, "the game is over (stalemate)");
    }

    @Test
    void noPiece() {
        String position = "4k3/8/8/8/8/8/8/R3K3 w - -";
        refuses(ONE, position, "b1b2", Rule.NO_PIECE, "no piece of White stands on b1", "b1");
        refuses(ONE, position, "e8e7", Rule.NO_PIECE, "no piece of White stands on e8 but the Black king", "e8");
    }

    @Test
    void movement() {
        String position = "4k3/8/8/8/8/8/P7/R3K3 w - -";
        refuses(
                ONE,
                position,
                "a1b2",
                Rule.MOVEMENT,
                "the White rook on a1 cannot make the move a1b2: it does not move like that",
                "a1");
        refuses(
                ONE,
                position,
                "a1a3",
                Rule.MOVEMENT,
                "the White rook on a1 cannot make the move a1a3: the White pawn stands on a2",
                "a1",
                "a2");
        refuses(
                ONE,
                position,
                "a2a3q",
                Rule.MOVEMENT,
                "the White pawn on a2 cannot make the move a2a3q, only a2a3",
                "a2");
        refuses(ONE, position, "N@b3", Rule.MOVEMENT, "N@b3 is not a drop that the rules allow here", "b3");
        refuses(ONE, position, "O-O", Rule.MOVEMENT, "White has no right to castle O-O");
    }

    @Test
    void royalLeftAttacked() {
        refuses(
                ONE,
                "4r1k1/8/8/8/8/8/4B3/4K3 w - -",
                "e2d3",
                Rule.ROYAL_LEFT_ATTACKED,
                "your king on e1 would be left attacked by the rook on e8",
                "e1",
                "e8");
        refuses(
                ONE,
                "4r1k1/8/8/8/1b6/8/3PB3/4K3 w - -",
                "d2d3",
                Rule.ROYAL_LEFT_ATTACKED,
                "your king on e1 would be left attacked by the bishop on b4",
                "e1",
                "b4");
        refuses(
                ONE,
                "4r1k1/8/8/8/1b6/8/8/4K3 w - -",
                "e1d2",
                Rule.ROYAL_LEFT_ATTACKED,
                "your king on d2 would be left attacked by the bishop on b4",
                "d2",
                "b4");
        refuses(
                ONE,
                "3rk3/1r6/8/8/8/2n5/7P/K7 w - -",
                "a1b1",
                Rule.ROYAL_LEFT_ATTACKED,
                "your king on b1 would be left attacked by the knight on c3 and the rook on b7",
                "b1",
                "c3",
                "b7");
    }

    @Test
    void castlingAttacked() {
        for (String[] attacker : new String[][] {{"4r1k1", "e1", "e8"}, {"5rk1", "f1", "f8"}}) {
            refuses(
                    ONE,
                    attacker[0] + "/8/8/8/8/8/8/4K2R w K -",
                    "e1g1",
                    Rule.CASTLING_ATTACKED,
                    "the king may not castle out of or through attack: on " + attacker[1]
                            + " it would be attacked by the rook on " + attacker[2],
                    "e1",
                    attacker[2]);
        }
        refuses(
                ONE,
                "6r1/8/8/8/k7/8/8/4K2R w K -",
                "e1g1",
                Rule.ROYAL_LEFT_ATTACKED,
                "your king on g1 would be left attacked by the rook on g8",
                "g1",
                "g8");
    }

    @Test
    void combination() {
        String position = "4k3/8/8/8/R6R/2N3N1/8/4K3 w - -";
        refuses(
                TWO,
                position,
                "c3e4,g3e4",
                Rule.COMBINATION,
                "the pieces on c3 and g3 cannot both go to e4 in one turn",
                "g3",
                "c3");
        refuses(
                TWO,
                position,
                "c3e4,c3d5",
                Rule.COMBINATION,
                "the knight on c3 cannot move twice in one turn",
                "c3",
                "c3");
        refuses(
                TWO_COLLIDING,
                position,
                "a4e4,h4d4",
                Rule.COMBINATION,
                "the pieces on a4 and h4 would collide on d4",
                "h4",
                "a4");
    }

    @Test
    void aSubMoveWhoseTextIsOfNoFormIsRefusedByName() {
        Position start = ONE.initialPosition();
        SubMove triple = new SubMove.Promotion(
                new Piece(Side.WHITE, Orthodox.PAWN),
                start.board().square("e2"),
                start.board().square("e4"),
                List.of(),
                List.of(Orthodox.QUEEN, Orthodox.QUEEN, Orthodox.QUEEN));
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.play(start, Turn.of(triple)))
                .withMessage("e2e4qqq: the White pawn on e2 cannot make the move e2e4qqq, only e2e4");
    }

    @Test
    void twoCastlingsWithOneSymbolAreAmbiguous() {
        BaseGame base = BaseGame.builder("pairs", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .array("k6k/8/8/8/8/8/8/RK4KR")
                .castling(
                        Side.WHITE,
                        "A",
                        right -> right.king("b1", "d1").rook("a1", "c1").symbol("O-O"))
                .castling(
                        Side.WHITE,
                        "H",
                        right -> right.king("g1", "e1").rook("h1", "f1").symbol("O-O"))
                .build();
        refuses(
                RuleSet.of("pairs", base, TurnStructure.one()),
                "k6k/8/8/8/8/8/8/RK4KR w AH - 0 1",
                "O-O",
                Rule.AMBIGUOUS,
                "O-O could mean b1d1 or g1e1",
                "b1",
                "g1");
    }

    @Test
    void structure() {
        refuses(
                TWO,
                "4k3/8/8/8/8/8/PPP5/4K3 w - -",
                "a2a3,b2b3,c2c3",
                Rule.STRUCTURE,
                "this turn may move at most 2 pieces (castling counts for 2), found 3");
        refuses(
                ONE,
                "4k3/8/8/8/8/8/PPP5/4K3 w - -",
                "a2a3,b2b3",
                Rule.STRUCTURE,
                "this turn may move at most 1 piece (castling counts for 1), found 2");
    }

    @Test
    void orderIsOnlyStrictForTurnsPutTogether() {
        Position position = TWO.position("4k3/8/8/8/8/8/PPP5/4K3 w - -");
        Turn turn = TWO.parseTurn(position, "b2b3,a2a3");
        assertThat(turn).hasToString("a2a3,b2b3");
        List<SubMove> subMoves = turn.subMoves();
        Turn reversed = Turn.of(subMoves.get(1), subMoves.get(0));
        assertThat(TWO.legalTurns(position).contains(reversed)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> TWO.play(position, reversed))
                .withMessage("b2b3,a2a3: the sub-moves are not in ascending order of their squares")
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.ORDER));
        assertThat(position.turn(reversed.subMoves())).isEqualTo(turn);
    }

    @Test
    void foreignTurnsAreRefused() {
        Position step = ONE.position("4k3/8/8/8/8/8/8/R3K3 w - -");
        Position capture = ONE.position("4k3/8/8/n7/8/8/8/R3K3 w - -");
        Turn aStep = ONE.parseTurn(step, "a1a5");
        Turn aCapture = ONE.parseTurn(capture, "a1a5");
        assertThat(aStep).isNotEqualTo(aCapture).hasToString("a1a5");
        assertThat(ONE.legalTurns(capture).contains(aStep)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.play(capture, aStep))
                .withMessage("a1a5: a1a5 is described for another position: another piece moves or is captured")
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.FOREIGN));
        assertThat(capture).hasToString("4k3/8/8/n7/8/8/8/R3K3 w - - 0 1");
    }

    @Test
    void squaresOfAnotherBoardAreRefused() {
        BaseGame large = Orthodox.game();
        Square elsewhere = Board.of(9, 8).square("a1");
        Square to = Board.of(9, 8).square("a2");
        Turn turn = Turn.of(new SubMove.Step(new Piece(Side.WHITE, Orthodox.ROOK), elsewhere, to, false));
        Position position = ONE.position("4k3/8/8/8/8/8/8/R3K3 w - -");
        assertThat(large.board()).isNotEqualTo(elsewhere.board());
        assertThat(ONE.legalTurns(position).contains(turn)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.play(position, turn))
                .withMessage("a1a2: a1 is a square of another board, 9x8")
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.FOREIGN));
    }

    @Test
    void aDestinationOnAnotherBoardIsForeignToo() {
        Square from = Orthodox.game().board().square("a1");
        Square to = Board.of(9, 8).square("a2");
        Turn turn = Turn.of(new SubMove.Step(new Piece(Side.WHITE, Orthodox.ROOK), from, to, false));
        Position position = ONE.position("4k3/8/8/8/8/8/8/R3K3 w - -");
        assertThat(ONE.legalTurns(position).contains(turn)).isFalse();
        assertThatExceptionOfType(IllegalTurnException.class).isThrownBy(() -> ONE.play(position, turn));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 0",
                "e2e9 | 2",
                "a2a3,x | 5",
                "a2a3, b2b3 | 5",
                "a2-a3- | 5",
                "i2i3 | 0",
                "a2a3, | 5",
                "N | 1",
                "N@ | 2",
                "N@b3> | 5",
                "N@b3>b | 5",
                "N@b3-b4 | 4",
                "N@b3>b4b | 7",
                "a2*a3B | 5",
                "Ra1*a3*a4 | 6",
                "a2* | 3",
                "a2a3qqq | 4",
                "a2a3` | 4",
                "a2a3{ | 4",
                "a2--a3 | 3",
                "O-O-O-O-O-O | 0"
            })
    void textThatIsNoTurnIsRefusedAtItsCharacter(String text, int offset) {
        Position start = ONE.initialPosition();
        assertThatExceptionOfType(TurnFormatException.class)
                .isThrownBy(() -> ONE.parseTurn(start, text))
                .withMessageEndingWith("at character " + offset)
                .satisfies(e -> assertThat(e.offset()).isEqualTo(offset));
    }

    /** Such texts are of the form, whatever the letters and wherever the squares are. */
    @ParameterizedTest
    @ValueSource(strings = {"a2a3qq", "a2a3az", "N@b3>b4", "N@b3", "O-O-O-O"})
    void textOfTheFormIsIllegal(String text) {
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> ONE.parseTurn(ONE.initialPosition(), text))
                .withMessageStartingWith(text + ": ");
    }

    @Test
    void looserTextIsRead() {
        Position position = ONE.position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
        for (String text : List.of("e1g1", "e1-g1", "e1xg1", "O-O")) {
            assertThat(ONE.parseTurn(position, text)).as(text).hasToString("e1g1");
        }
        assertThat(ONE.parseTurn(position, "O-O-O")).hasToString("e1c1");
        assertThat(ONE.parseTurn(position, "a1xa8")).hasToString("a1a8");
    }

    @Test
    void nothingIsHalfApplied() {
        Position position = TWO.position("4r1k1/8/8/8/8/8/P3B3/4K3 w - -");
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> TWO.play(position, TWO.parseTurn(position, "a2a3,e2d3")));
        assertThat(position).hasToString("4r1k1/8/8/8/8/8/P3B3/4K3 w - - 0 1");
    }
}
