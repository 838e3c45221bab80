package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people write, read leniently; the table is that of the user guide. */
class ForgivingTest {
    private static final RuleSet ORTHODOX = Orthodox.rules();
    private static final RuleSet DUAL = RuleSet.of("dual", Orthodox.game(), TurnStructure.upTo(2));
    private static final Position BUSY = ORTHODOX.position("r3k2r/pP6/8/3pP3/2B5/8/1P6/R3K2R w KQkq d6 0 1");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "e1h1|e1g1",
                "e1-h1|e1g1",
                "e1a1|e1c1",
                "o-o|e1g1",
                "0-0-0|e1c1",
                "O - O|e1g1",
                "exd6ep|e5d6",
                "exd6 e.p.|e5d6",
                "exd6e.p.+|e5d6",
                "e5:d6|e5d6",
                "ed6|e5d6",
                "b8=q|b7b8q",
                "b8q|b7b8q",
                "bxa8 = N|b7a8n",
                "ba8(R)|b7a8r",
                "b7xa8/B|b7a8b",
                "B8=Q|b7b8q",
                " Bd3 |c4d3",
                "bd3|c4d3",
                "k e2|e1e2",
                "KE2|e1e2",
                "E1E2|e1e2",
                "Bxd5!?|c4d5",
                "bxd5|c4d5"
            })
    void oneSubMoveIsReadAsItIsMeant(String text, String turn) {
        assertThat(BUSY.parseTurn(text, Reading.LENIENT)).hasToString(turn);
        assertThatThrownBy(() -> ORTHODOX.parseTurn(BUSY, text)).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e5, Nf6", " e5,Nf6 ", "e5 / nf6", "e5;Nf6", "nf6/e5", "E5,NF6", "e5!,Nf6?"})
    void separatedSubMovesAreReadAsOneTurn(String text) {
        Position position = DUAL.position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThat(position.parseTurn(text, Reading.LENIENT)).isEqualTo(DUAL.parseTurn(position, "e7e5,g8f6"));
    }

    @Test
    void aTextThatIsATurnAsItStandsIsThatTurn() {
        Position position = ORTHODOX.position("7k/8/8/8/8/2n5/1P1B4/K7 w - - 0 1");
        assertThat(position.parseTurn("bxc3", Reading.LENIENT)).hasToString("b2c3");
        assertThat(position.parseTurn("Bxc3", Reading.LENIENT)).hasToString("d2c3");
        assertThatThrownBy(() -> position.parseTurn("BXC3", Reading.LENIENT))
                .isInstanceOfSatisfying(
                        IllegalTurnException.class, e -> assertThat(e.rule()).isEqualTo(Refusal.Rule.AMBIGUOUS));
    }

    /** What differs first is named; a text that several pieces could mean is no reading. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7k/8/8/8/8/2n5/1P1B4/K7 w - - 0 1     | a1a2,BXC3 | a1a2,BXC3 could mean b2c3 or d2c3
            7k/8/8/8/8/2n5/1P1B4/K7 w - - 0 1     | BXC3,KA2  | BXC3,KA2 could mean b2c3 or d2c3
            4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1     | nd2       | Nd2 could mean b1d2 or f3d2
            4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1     | Nd2 e.p.  | Nd2 could mean b1d2 or f3d2
            """)
    void whatCouldBeSeveralTurnsIsAmbiguous(String position, String text, String message) {
        assertThatThrownBy(() -> DUAL.position(position).parseTurn(text, Reading.LENIENT))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessage(text + ": " + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "e4,", "/", "nf4", "x", "e9", "e4,,d4", "o-o-o-o-o", "b4d3", "\u0000"})
    void whatIsNoTurnIsRefusedForWhatItIs(String text) {
        assertThatThrownBy(() -> DUAL.position(BUSY.toString()).parseTurn(text, Reading.LENIENT))
                .isInstanceOf(InputException.class);
    }

    @Test
    void aLongTextIsRefusedWithoutReadingItInEveryWay() {
        for (String text : new String[] {"e4 / ".repeat(2000) + "d4", "e4;".repeat(600) + "d4"}) {
            assertThatThrownBy(() -> DUAL.initialPosition().parseTurn(text, Reading.LENIENT))
                    .isInstanceOf(TurnFormatException.class)
                    .hasMessageStartingWith("expected the end of the sub-move, found ");
        }
    }

    @Test
    void gamesArePlayedLeniently() {
        assertThat(Game.of(DUAL).play("nf3 / e4", Reading.LENIENT).turns()).hasToString("[g1f3,e2e4]");
        assertThatThrownBy(() -> Game.of(DUAL).play("nf3")).isInstanceOf(InputException.class);
    }

    @Test
    void otherEndsStand() {
        Game mated = Game.of(ORTHODOX).play("f3").play("e5").play("g4").play("Qh4#");
        assertThatThrownBy(() -> mated.playOn(mated.turns().get(0))).isInstanceOf(IllegalTurnException.class);
        Game late = Game.of(ORTHODOX.position("6k1/8/8/8/8/8/8/K6R w - - 150 90"));
        assertThat(late.outcome()).contains(Outcome.draw(Outcome.Reason.SEVENTY_FIVE_TURNS));
        Game on = late.playOn(ORTHODOX.parseTurn(late.position(), "a1b1"));
        assertThat(on.outcome()).isEmpty();
        assertThat(on.playedPast()).containsExactly(Outcome.Reason.SEVENTY_FIVE_TURNS);
        assertThat(on.resign(Side.BLACK).playedPast()).isEqualTo(on.playedPast());
    }
}
