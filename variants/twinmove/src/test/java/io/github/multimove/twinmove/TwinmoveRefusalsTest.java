package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks, and where. */
class TwinmoveRefusalsTest {
    private final RuleSet compelled = Twinmove.rules();
    private final RuleSet optional =
            Twinmove.options().pawnMove(Twinmove.PawnMove.OPTIONAL).rules();
    private final String open = "4k3/8/8/8/8/8/P6P/K6R w - - 0 9";

    private static void refuses(RuleSet rules, String position, String turn, Rule rule, String sentence) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).isEqualTo(rule))
                .withMessage(turn + ": " + sentence);
    }

    @Test
    void aPieceMoveWhileAPawnCanMove() {
        refuses(
                compelled,
                open,
                "a1b1",
                Rule.STRUCTURE,
                "a turn begins with a pawn move while a pawn can move, such as a2a3");
    }

    @Test
    void aPawnMoveWhileAnotherPieceHasToFollow() {
        refuses(
                compelled,
                open,
                "a2a3",
                Rule.STRUCTURE,
                "move 2 of this turn has to be a move of a piece other than a pawn, such as a1b1");
        refuses(
                optional,
                open,
                "h2h4",
                Rule.STRUCTURE,
                "move 2 of this turn has to be a move of a piece other than a pawn, such as a1b1");
    }

    @Test
    void twoPawnMoves() {
        refuses(compelled, open, "a2a3,h2h3", Rule.STRUCTURE, "never two pawn moves in a turn");
    }

    @Test
    void theOtherOrder() {
        refuses(optional, open, "a1b1,a2a3", Rule.ORDER, "the pawn move comes first, then the move of another piece");
        refuses(
                optional,
                open,
                "a1b1,h1g1",
                Rule.STRUCTURE,
                "without a pawn move before it only one piece moves in a turn");
    }

    @Test
    void threeMoves() {
        refuses(
                compelled,
                open,
                "a2a3,a1b1,h2h3",
                Rule.STRUCTURE,
                "this turn is a pawn move and then a move of another piece, found 3 moves");
    }

    @Test
    void aSecondMoveAfterThePawnHasCapturedTheKing() {
        refuses(
                compelled,
                "8/4k3/3P4/8/8/8/8/K7 w - - 0 9",
                "d6e7,a1a2",
                Rule.STRUCTURE,
                "the pawn captures the king and ends the game: the turn is that move alone");
    }

    @Test
    void aSecondMoveThatTheFirstHasMadeImpossible() {
        refuses(
                compelled,
                "4k3/8/8/8/8/8/P7/R3K3 w - - 0 9",
                "a2a4,a1a5",
                Rule.MOVEMENT,
                "the White rook on a1 cannot make the move a1a5: the White pawn stands on a4");
        refuses(
                compelled,
                "4k3/1P6/8/8/8/8/8/K7 w - - 0 9",
                "b7b8n,b8b2",
                Rule.MOVEMENT,
                "the White knight on b8 cannot make the move b8b2: it does not move like that");
    }

    @Test
    void anythingButThePawnMoveOnABalancedFirstTurn() {
        RuleSet balanced = Twinmove.options().balanced(true).rules();
        String array = balanced.initialPosition().toString();

        refuses(balanced, array, "e2e4,g1f3", Rule.STRUCTURE, "this turn is one move alone, found 2 moves");
        refuses(
                balanced,
                array,
                "g1f3",
                Rule.STRUCTURE,
                "this turn is a pawn move while a pawn can move, such as a2a3");
    }

    @Test
    void anyTurnOfAGameThatIsOver() {
        refuses(compelled, "8/4k3/8/8/8/8/8/8 w - - 0 9", "e2e4", Rule.GAME_OVER, "the game is over (king captured)");
    }

    @Test
    void positionsThatCannotBe() {
        refusesPosition("8/8/8/8/8/8/8/K7 w - - 0 1", PositionException.Kind.NO_ROYAL);
        refusesPosition("8/8/8/8/8/8/8/8 w - - 0 1", PositionException.Kind.NO_ROYAL);
        refusesPosition("kk6/8/8/8/8/8/8/K7 w - - 0 1", PositionException.Kind.TOO_MANY_ROYALS);
        refusesPosition("k6P/8/8/8/8/8/8/K7 w - - 0 1", PositionException.Kind.PIECE_OUT_OF_PLACE);
        refusesPosition("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", PositionException.Kind.CASTLING_RIGHT);
        refusesPosition("4k3/8/8/8/8/8/8/R3K3 w Q d6 0 1", PositionException.Kind.EN_PASSANT);
    }

    private void refusesPosition(String text, PositionException.Kind kind) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> compelled.position(text))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(kind));
    }

    @Test
    void aPositionInWhichTheKingCanBeCapturedIsOrdinary() {
        Position position = compelled.position("4k3/8/8/8/8/8/8/K3R3 w - - 0 9");

        assertThat(Drawn.turns(position)).contains("e1e8");
    }
}
