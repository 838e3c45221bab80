package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Effect;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Orthodox;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What sub-moves that only ordered turns know do to the board, and which en passant squares such turns leave. */
class SpecialSubMovesTest {
    private static Position position(String id, String text) {
        return RuleSets.of(id).position(text);
    }

    private static List<Effect> effects(Position position, String turn) {
        return position.effects(position.parseTurn(turn));
    }

    @Test
    void aPromotionOwedIsChosenOnItsSquare() {
        Position owed = position("avalanche", "k7/8/8/8/8/8/K7/3p4 b - - 0 9");
        Piece pawn = new Piece(Side.BLACK, Orthodox.PAWN);
        assertThat(effects(owed, "d1d1n,d1c3").get(0))
                .isEqualTo(new Effect.Promoted(pawn, owed.board().square("d1"), List.of(Orthodox.KNIGHT)));
        assertThat(owed.algebraic(owed.parseTurn("d1d1n,d1c3"))).isEqualTo("d1=N,Nc3+");
        assertThat(owed.parseTurn("d1=Q,Qd8")).hasToString("d1d1q,d1d8");
        assertThat(owed.begin().next().stream().map(owed.begin()::label))
                .containsExactly("d1=B", "d1=N", "d1=Q", "d1=R");
        assertThatExceptionOfType(TurnFormatException.class)
                .isThrownBy(() -> owed.begin().then("d1N"))
                .withMessage("expected d1=N, found \"d1N\" at character 0");
        assertThatExceptionOfType(IllegalTurnException.class).isThrownBy(() -> owed.parseTurn("dxd1=Q,Qd8"));
    }

    @Test
    void anEnemyPawnIsPushed() {
        Position position = position("avalanche", "4k3/8/4p3/8/8/8/P7/K7 w - - 0 9");
        Piece pawn = new Piece(Side.BLACK, Orthodox.PAWN);
        assertThat(effects(position, "a2a4,e6e5"))
                .contains(new Effect.Pushed(
                        pawn, position.board().square("e6"), position.board().square("e5")));
    }

    @Test
    void theDuckIsPlacedFromNowhereOnceAndThenFromItsSquare() {
        Position initial = RuleSets.of("duck").initialPosition();
        assertThat(effects(initial, initial.legalTurns().at(0).toString()))
                .contains(new Effect.Placed(
                        Optional.empty(),
                        initial.legalTurns().at(0).subMoves().get(1).to()));
        Position corner = RuleSets.of("duck").position("4k3/8/8/8/8/8/4P3/@3K3 w - - 0 9".replace("@", duck(initial)));
        String turn = corner.legalTurns().at(0).toString();
        assertThat(effects(corner, turn))
                .anySatisfy(effect -> assertThat(effect)
                        .isInstanceOfSatisfying(
                                Effect.Placed.class,
                                placed -> assertThat(placed.from())
                                        .contains(corner.board().square("a1"))));
    }

    @Test
    void aNeutralPieceStandsOnlyWhereOneIsPlaced() {
        String duck = duck(RuleSets.of("duck").initialPosition());
        for (String rank : List.of("@3K3", "1@2K3", "4K2@")) {
            String text = "4k3/8/8/8/8/8/4P3/" + rank.replace("@", duck) + " w - - 0 9";
            Position placed = position("duck", text);
            assertThat(placed.neutralSquares()).hasSize(1);
            assertThat(placed.ruleSet().position(Setup.of(placed))).isEqualTo(placed);
            assertThatExceptionOfType(PositionException.class).isThrownBy(() -> position("orthodox", text));
        }
    }

    /** The letter of the duck in position text, taken from a position after a turn. */
    private static String duck(Position initial) {
        String after = initial.play(initial.legalTurns().at(0)).toString().replaceFirst(" .*", "");
        return after.replaceAll("[kqrbnpKQRBNP0-9/]", "");
    }

    @Test
    void whoIsPushedPlacedOrRelocatedIsMoved() {
        Position push = position("avalanche", "4k3/8/4p3/8/8/8/P7/K7 w - - 0 9");
        assertThat(moving(push, "e6")).contains("a2a4,e6e5").allMatch(turn -> turn.contains("e6e5"));
        assertThat(moving(push, "e8")).isEmpty();
        Position duck = position("duck", "4k3/8/8/8/8/8/4P3/*3K3 w - - 0 9");
        assertThat(moving(duck, "a1")).hasSameSizeAs(duck.legalTurns()).allMatch(turn -> turn.contains("@"));
        Position relocated = position("geminus", "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 1");
        assertThat(moving(relocated, "h3"))
                .contains("N@h3>h2,N@h2>g2")
                .allMatch(turn -> turn.contains("@h3>"))
                .hasSize((int) relocated.legalTurns().stream()
                        .filter(turn -> turn.toString().contains("@h3>"))
                        .count());
    }

    private static List<String> moving(Position position, String square) {
        return position.legalTurns().moving(position.board().square(square)).stream()
                .map(Turn::toString)
                .toList();
    }

    @Test
    void aSquareIsPassedOnlyIfItsPawnHasNotMovedAgain() {
        Position position = position("progressive", "4k3/8/8/8/1p2p3/8/P2P4/4K3 w - - 0 2");
        assertThat(position.play("a2a4,d2d4,a4a5").enPassant()).hasToString("[d3]");
        assertThat(position.play("a2a4,d2d4,d4d5").enPassant()).hasToString("[a3]");
        assertThat(position.play("a2a4,d2d4,e1e2").enPassant()).hasToString("[a3, d3]");
    }
}
