package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What turns do to the board, in order. */
class EffectsTest {
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
    private static final Board BOARD = Orthodox.game().board();

    private static List<Effect> effects(String position, String turn) {
        Position here = TWO.position(position);
        return TWO.effects(here, TWO.parseTurn(here, turn));
    }

    private static Piece white(PieceType type) {
        return new Piece(Side.WHITE, type);
    }

    private static Piece black(PieceType type) {
        return new Piece(Side.BLACK, type);
    }

    private static Effect.Moved moved(Piece piece, String from, String to) {
        return new Effect.Moved(piece, BOARD.square(from), BOARD.square(to));
    }

    @Test
    void aCaptureCapturesAndThenMoves() {
        assertThat(effects("4k3/8/8/n7/8/8/8/R3K3 w - -", "a1a5"))
                .containsExactly(
                        new Effect.Captured(black(Orthodox.KNIGHT), BOARD.square("a5")),
                        moved(white(Orthodox.ROOK), "a1", "a5"));
    }

    @Test
    void aCaptureEnPassantCapturesBesides() {
        assertThat(effects("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"))
                .containsExactly(
                        new Effect.Captured(black(Orthodox.PAWN), BOARD.square("d5")),
                        moved(white(Orthodox.PAWN), "e5", "d6"));
    }

    @Test
    void castlingMovesKingAndRook() {
        assertThat(effects("4k3/8/8/8/8/8/8/4K2R w K -", "e1g1"))
                .containsExactly(moved(white(Orthodox.KING), "e1", "g1"), moved(white(Orthodox.ROOK), "h1", "f1"));
    }

    @Test
    void aPromotionMovesAndThenPromotes() {
        assertThat(effects("4k3/P7/8/8/8/8/8/4K3 w - -", "a7a8n"))
                .containsExactly(
                        moved(white(Orthodox.PAWN), "a7", "a8"),
                        new Effect.Promoted(white(Orthodox.PAWN), BOARD.square("a8"), List.of(Orthodox.KNIGHT)));
    }

    @Test
    void twoPiecesMoveInTheirOrder() {
        assertThat(effects("4k3/8/8/8/8/8/P7/4K3 w - -", "a2a4,e1e2"))
                .containsExactly(moved(white(Orthodox.KING), "e1", "e2"), moved(white(Orthodox.PAWN), "a2", "a4"));
    }

    @Test
    void anIllegalTurnHasNone() {
        Position position = TWO.position("4k3/8/8/8/8/8/P7/4K3 w - -");
        Turn foreign = Turn.of(new SubMove.Step(white(Orthodox.ROOK), BOARD.square("h1"), BOARD.square("h2"), false));
        assertThatExceptionOfType(IllegalTurnException.class).isThrownBy(() -> TWO.effects(position, foreign));
    }
}
