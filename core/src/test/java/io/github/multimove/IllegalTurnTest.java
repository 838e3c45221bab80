package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Refusal.Rule;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.jspecify.annotations.Nullable;
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            one | rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - | a2a3 | GAME_OVER |  | the game is over (checkmate)
            one | rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - | e1f2 | GAME_OVER |  | the game is over (checkmate)
            one | rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - | e5e6 | GAME_OVER |  | the game is over (checkmate)
            one | rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - | Qxf7 | GAME_OVER |  | the game is over (checkmate)
            one | rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - | e4,e5 | GAME_OVER |  | the game is over (checkmate)
            two | 7k/8/5KQ1/8/8/8/8/8 b - - | h8g8 | GAME_OVER |  | the game is over (stalemate)
            one | 4k3/8/8/8/8/8/8/R3K3 w - - | b1b2 | NO_PIECE | b1 | no piece of White stands on b1
            one | 4k3/8/8/8/8/8/8/R3K3 w - - | e8e7 | NO_PIECE | e8 | no piece of White stands on e8 but the Black king
            one | 4k3/8/8/8/8/8/P7/R3K3 w - - | a1b2 | MOVEMENT | a1 | the White rook on a1 cannot make the move a1b2: it does not move like that
            one | 4k3/8/8/8/8/8/P7/R3K3 w - - | a1a3 | MOVEMENT | a1 a2 | the White rook on a1 cannot make the move a1a3: the White pawn stands on a2
            one | 4k3/8/8/8/8/8/P7/R3K3 w - - | a2a3q | MOVEMENT | a2 | the White pawn on a2 cannot make the move a2a3q, only a2a3
            one | 4k3/8/8/8/8/8/P7/R3K3 w - - | N@b3 | MOVEMENT | b3 | N@b3 is not a drop that the rules allow here
            one | 4k3/8/8/8/8/8/P7/R3K3 w - - | O-O | MOVEMENT |  | White has no right to castle O-O
            one | 4r1k1/8/8/8/8/8/4B3/4K3 w - - | e2d3 | ROYAL_LEFT_ATTACKED | e1 e8 | your king on e1 would be left attacked by the rook on e8
            one | 4r1k1/8/8/8/1b6/8/3PB3/4K3 w - - | d2d3 | ROYAL_LEFT_ATTACKED | e1 b4 | your king on e1 would be left attacked by the bishop on b4
            one | 4r1k1/8/8/8/1b6/8/8/4K3 w - - | e1d2 | ROYAL_LEFT_ATTACKED | d2 b4 | your king on d2 would be left attacked by the bishop on b4
            one | 3rk3/1r6/8/8/8/2n5/7P/K7 w - - | a1b1 | ROYAL_LEFT_ATTACKED | b1 c3 b7 | your king on b1 would be left attacked by the knight on c3 and the rook on b7
            one | 4r1k1/8/8/8/8/8/8/4K2R w K - | e1g1 | CASTLING_ATTACKED | e1 e8 | the king may not castle out of or through attack: on e1 it would be attacked by the rook on e8
            one | 5rk1/8/8/8/8/8/8/4K2R w K - | e1g1 | CASTLING_ATTACKED | e1 f8 | the king may not castle out of or through attack: on f1 it would be attacked by the rook on f8
            one | 6r1/8/8/8/k7/8/8/4K2R w K - | e1g1 | ROYAL_LEFT_ATTACKED | g1 g8 | your king on g1 would be left attacked by the rook on g8
            two | 4k3/8/8/8/R6R/2N3N1/8/4K3 w - - | c3e4,g3e4 | COMBINATION | g3 c3 | the pieces on c3 and g3 cannot both go to e4 in one turn
            two | 4k3/8/8/8/R6R/2N3N1/8/4K3 w - - | c3e4,c3d5 | COMBINATION | c3 c3 | the knight on c3 cannot move twice in one turn
            colliding | 4k3/8/8/8/R6R/2N3N1/8/4K3 w - - | a4e4,h4d4 | COMBINATION | h4 a4 | the pieces on a4 and h4 would collide on d4
            two | 4k3/8/8/8/8/8/PPP5/4K3 w - - | a2a3,b2b3,c2c3 | STRUCTURE |  | this turn may move at most 2 pieces (castling counts for 2), found 3
            one | 4k3/8/8/8/8/8/PPP5/4K3 w - - | a2a3,b2b3 | STRUCTURE |  | this turn may move at most 1 piece (castling counts for 1), found 2
            """)
    void aTurnIsRefused(
            String rules, String position, String turn, Rule rule, @Nullable String squares, String sentence) {
        RuleSet game = rules.equals("one") ? ONE : rules.equals("two") ? TWO : TWO_COLLIDING;
        refuses(game, position, turn, rule, sentence, squares == null ? new String[0] : squares.split(" "));
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
