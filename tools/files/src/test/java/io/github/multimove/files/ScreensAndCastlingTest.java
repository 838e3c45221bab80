package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces that need a screen, and castling where the king could step, by itself and under turns of several moves. */
final class ScreensAndCastlingTest {
    @ParameterizedTest
    @ValueSource(strings = {"screens.ini", "castling.ini"})
    @Tag("budget")
    void theLawsHold(String resource) throws IOException {
        VariantFile file = VariantFile.read(VariantFileTest.resource(resource));
        VariantFileTest.theLawsHold(file, Budget.of(5, 1), 1, 1);
        assertThat(file.warnings()).isEmpty();
    }

    /** The text, as it is written there without and with its option UCI_Chess960; what is written is read as that turn. */
    @ParameterizedTest
    @CsvSource({
        "next-square, d1f1, d1f1", "next-square, d1a1, d1a1", "stays, d1d1, d1f1", "stays, d1a1, d1a1",
        "far-king, d1f1, d1f1", "swap, d1e1, d1e1", "to-the-rook, d1f1, d1f1", "rook-stays, b1d1, b1e1",
        "rook-stays, b1a1, b1a1",
    })
    void castlingIsReadAsFairyStockfishWritesIt(String name, String uci, String chess960) throws IOException {
        RuleSet rules =
                VariantFile.read(VariantFileTest.resource("castling.ini")).ruleSet(name);
        Position position = rules.initialPosition();
        Turn castling = position.parseTurn(uci, Reading.LENIENT);
        assertThat(castling.subMoves()).hasSize(1).allMatch(SubMove.Castling.class::isInstance);
        assertThat(FairyStockfish.uci(position, castling)).isEqualTo(uci);
        assertThat(FairyStockfish.uci(position, castling, true)).isEqualTo(chess960);
        assertThat(position.parseTurn(chess960, Reading.LENIENT)).isEqualTo(castling);
        for (Turn turn : position.legalTurns()) {
            assertThat(position.parseTurn(FairyStockfish.uci(position, turn), Reading.LENIENT))
                    .isEqualTo(turn);
        }
    }

    /** The king's way to the rook is not read as the king's step where castling is not legal. */
    @Test
    void theWayToTheRookIsNoStep() throws IOException {
        RuleSet rules =
                VariantFile.read(VariantFileTest.resource("castling.ini")).ruleSet("next-square");
        Position position = rules.position("r2k1r/p4p/4p1/4r1/P4P/R2K1R w K - 0 1");
        assertThatThrownBy(() -> position.parseTurn("d1f1", Reading.LENIENT)).isInstanceOf(IllegalTurnException.class);
    }
}
