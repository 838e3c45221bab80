package io.github.multimove.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with operations, and the tree of a game's variations. */
class EpdTest {
    private static final RuleSet RULES = RuleSets.of("orthodox");
    private static final String KINGS = "4k3/8/8/8/4P3/8/8/4K3 w - -";

    @ParameterizedTest
    @ValueSource(
            strings = {
                KINGS,
                KINGS + " bm e4e5;",
                KINGS + " hmvc 7; fmvn 40; acd 12; id \"two words; one id\"; pv e4e5 e8d7;",
                KINGS + " c0 \"\"; noop;",
                KINGS + " id; bm \"a b\" \"c\";",
                KINGS + " id \"BK.01\"; v3 \"7\"; own \"7\"; acd 7;"
            })
    void aLineReadsBack(String line) {
        assertThat(Epd.read(RULES, line)).hasToString(line);
        assertThat(Epd.read(RULES, line)).isEqualTo(Epd.read(RULES, "  " + line + " "));
    }

    @Test
    void operandsThatAreNoWordsMakeTexts() {
        Epd made =
                new Epd(RULES.position(KINGS + " 0 1"), Map.of("a", List.of("x y", "z"), "b", List.of()), Set.of("b"));
        assertThat(Epd.read(RULES, made.toString())).isEqualTo(made);
    }

    @Test
    void countersAreOperationsOrFields() {
        assertThat(Epd.read(RULES, KINGS + " hmvc 7; fmvn 40;").position()).hasToString(KINGS + " 7 40");
        assertThat(Epd.read(RULES, KINGS + " 7 40 bm e4e5").position()).hasToString(KINGS + " 7 40");
        assertThat(Epd.read(RULES, KINGS + " fmvn 40").position()).hasToString(KINGS + " 0 40");
        assertThat(Epd.read(RULES, KINGS).operations()).isEmpty();
        assertThat(Epd.read(RULES, KINGS + " bm e4e5 e1d1; id \"a b\"").operations())
                .containsExactly(Map.entry("bm", List.of("e4e5", "e1d1")), Map.entry("id", List.of("a b")));
    }

    /** Lines of other programs, and what they are written as. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "'4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 ;D1 6 ;D2 30' | 'D1 6; D2 30;'",
                "'4k3/8/8/8/4P3/8/8/4K3 w - - 0 1; D1 6; D2 30;' | 'D1 6; D2 30;'",
                "'\ufeff4k3/8/8/8/4P3/8/8/4K3 w - -; bm e5'      | 'bm e5;'",
                "'4k3/8/8/8/4P3/8/8/4K3 w - - id BK.01'          | 'id \"BK.01\";'",
                "'4k3/8/8/8/4P3/8/8/4K3\tw  - -  bm e5 Kd2;'     | 'bm e5 Kd2;'"
            })
    void linesOfOthersAreRead(String line, String operations) {
        assertThat(Epd.read(RULES, line)).hasToString(KINGS + " " + operations);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "'best-move e5;'       | 1  | 'expected an opcode, found \"best-move e5;\"'",
                "'id \"a \\\"b\\\" c\";' | 3  | 'expected an operand or \";\", found '",
                "'c0\"a\"b;'           | 1  | 'expected an opcode, found \"c0\"a\"b;\"'",
                "'id \"a\nb\"'          | 3  | 'expected an operand or \";\", found '",
                "'id \"open'           | 3  | 'expected an operand or \";\", found \" \"open\"'",
                "'bm e5; hmvc many;'   | 8  | 'expected one number of hmvc from 0 to 2147483647, found \"hmvc many;\"'",
                "'fmvn 0;'             | 1  | 'expected one number of fmvn from 1 to 2147483647, found \"fmvn 0;\"'",
                "'hmvc 2147483648;'    | 1  | 'expected one number of hmvc from 0 to 2147483647, found '",
                "'0 1 hmvc 3;'         | 5  | 'expected no hmvc besides the counters, found \"hmvc 3;\"'",
                "'id 1; id 2;'         | 7  | 'expected each opcode once, found \"id 2;\"'",
                "'hmvc 3; hmvc 4;'     | 9  | 'expected each opcode once, found \"hmvc 4;\"'",
                "'id a\"b;'            | 3  | 'expected an operand or \";\", found '",
                "'3x 1;'               | 1  | 'expected an opcode, found '",
                "'bm e4 ;;'            | 8  | 'expected an opcode, found '",
                "';'                   | 1  | 'expected an opcode, found \";\"'"
            })
    void theFirstCharacterThatIsWrongIsTold(String operations, int place, String message) {
        assertThatExceptionOfType(PgnException.class)
                .isThrownBy(() -> Epd.read(RULES, KINGS + " " + operations))
                .withMessageStartingWith(message)
                .satisfies(e -> assertThat(e.column()).isEqualTo(KINGS.length() + 1 + place));
    }

    @Test
    void aPositionIsRefusedForWhatWasTyped() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> Epd.read(RULES, "4k3/8/8/8/4P3/8/8/4K3 w x -; bm e5"))
                .withMessage("expected castling rights in the order \"KQkq\", or -, found \"x\" at character 24");
    }

    @Test
    void aFieldOfTheGameStaysWithThePosition() {
        Step move = Step.move();
        RuleSet last = RuleSet.of(
                "last",
                Orthodox.game(),
                Series.repeat(Series.Length.oneMoreThanLastTurn(), move, move.duty(Step.Duty.OPTIONAL))
                        .on(Series.Closing.ENDS, Series.Event.CHECK),
                RoyalRule.capture());
        Epd read = Epd.read(last, KINGS + " 2 hmvc 3; bm e4e5;");
        assertThat(read.position()).hasToString(KINGS + " 3 1 2");
        assertThat(read).hasToString(KINGS + " 2 hmvc 3; fmvn 1; bm e4e5;");
        assertThat(Epd.read(last, read.toString())).isEqualTo(read);
        assertThat(Epd.read(last, KINGS + " 0 1 2 bm e4e5")).hasToString(KINGS + " 2 bm e4e5;");
    }

    @Test
    void whatIsNotOfTheFormIsRefused() {
        assertThatExceptionOfType(PositionException.class).isThrownBy(() -> Epd.read(RULES, ""));
        assertThatExceptionOfType(PgnException.class)
                .isThrownBy(() -> Epd.read(RULES, KINGS + " ".repeat(Epd.MAX_CHARACTERS)))
                .withMessageContaining("at most");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Epd(RULES.initialPosition(), Map.of("hmvc", List.of("1"))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Epd(RULES.initialPosition(), Map.of("id", List.of("a\"b"))));
    }
}
