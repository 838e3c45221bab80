package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StipulationTest {
    @ParameterizedTest
    @CsvSource({
        "#1, DIRECT, MATE, 1, false, 1",
        "#30, DIRECT, MATE, 30, false, 59",
        "=3, DIRECT, STALEMATE, 3, false, 5",
        "s#3, SELF, MATE, 3, false, 6",
        "s=2, SELF, STALEMATE, 2, false, 4",
        "h#3, HELP, MATE, 3, false, 6",
        "h#2.5, HELP, MATE, 2, true, 5",
        "h#0.5, HELP, MATE, 0, true, 1",
        "h=30.5, HELP, STALEMATE, 30, true, 61",
        "ser-#7, SERIES, MATE, 7, false, 7",
        "ser-=7, SERIES, STALEMATE, 7, false, 7",
        "ser-h#7, SERIES_HELP, MATE, 7, false, 8",
        "ser-h=30, SERIES_HELP, STALEMATE, 30, false, 31",
        "r#2, REFLEX, MATE, 2, false, 4",
        "semi-r=2, SEMI_REFLEX, STALEMATE, 2, false, 4",
        "hs#2.5, HELP_SELF, MATE, 2, true, 5",
        "hr#3, HELP_REFLEX, MATE, 3, false, 6",
        "reci-h#2.5, RECIPROCAL, MATE, 2, true, 5",
        "ser-hs=4, SERIES_HELP_SELF, STALEMATE, 4, false, 6",
        "ser-s#4, SERIES_SELF, MATE, 4, false, 5",
        "ser-r#4, SERIES_REFLEX, MATE, 4, false, 5",
        "##2, DIRECT, DOUBLE_MATE, 2, false, 3",
        "h+1, HELP, CHECK, 1, false, 2",
        "sx2, SELF, CAPTURE, 2, false, 4",
        "prom3, DIRECT, PROMOTION, 3, false, 5",
        "ser-zh84, SERIES, SQUARE, 4, false, 4",
        "pser-#4, PARRY_SERIES, MATE, 4, false, 4",
        "pser-h=4, PARRY_SERIES_HELP, STALEMATE, 4, false, 5",
        "exact-#3, EXACT, MATE, 3, false, 5",
        "pser-s#4, PARRY_SERIES_SELF, MATE, 4, false, 5",
        "phser-004, PARRY_HELP_SERIES, CASTLING, 4, false, 4",
        "phser-sep4, PARRY_HELP_SERIES_SELF, EN_PASSANT, 4, false, 5",
        "ser-reci-h#=4, SERIES_RECIPROCAL, MATE_OR_STALEMATE, 4, false, 5",
        "ser-dia4, SERIES_PROOF, POSITION, 4, false, 4",
        "dia3.5, PROOF, POSITION, 3, true, 7"
    })
    void is_read_and_written(
            String text, Stipulation.Play play, Stipulation.Goal goal, int turns, boolean half, int plies) {
        Stipulation read = Stipulation.of(text);

        assertThat(read.play()).isEqualTo(play);
        assertThat(read.goal()).isEqualTo(goal);
        assertThat(read.turns()).isEqualTo(turns);
        assertThat(read.isHalfMoveLonger()).isEqualTo(half);
        assertThat(read.plies()).isEqualTo(plies);
        assertThat(read).hasToString(text).isEqualTo(Stipulation.of(text)).hasSameHashCodeAs(Stipulation.of(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''       | 0 | expected exact-, s, r, semi-r, h, hs, hr, reci-h, ser-, ser-h, ser-hs, ser-s, ser-r, ser-reci-h, pser-, pser-h, pser-s, phser-, phser-s, dia, ser-dia or a goal: #, ##, =, #=, +, x, ep, 00, prom or z with a square at character 1 of \"\", found the end",
                "ze#2     | 1 | expected a square, such as e4 at character 2 of \"ze#2\", found \"e\"",
                "mate     | 0 | expected exact-, s, r, semi-r, h, hs, hr, reci-h, ser-, ser-h, ser-hs, ser-s, ser-r, ser-reci-h, pser-, pser-h, pser-s, phser-, phser-s, dia, ser-dia or a goal: #, ##, =, #=, +, x, ep, 00, prom or z with a square at character 1 of \"mate\", found \"m\"",
                "ser-q#2  | 4 | expected #, ##, =, #=, +, x, ep, 00, prom or z with a square at character 5 of \"ser-q#2\", found \"q\"",
                "h2       | 1 | expected #, ##, =, #=, +, x, ep, 00, prom or z with a square at character 2 of \"h2\", found \"2\"",
                "#        | 1 | expected a number of turns at character 2 of \"#\", found the end",
                "#x       | 1 | expected a number of turns at character 2 of \"#x\", found \"x\"",
                "#-1      | 1 | expected a number of turns at character 2 of \"#-1\", found \"-\"",
                "#0       | 1 | expected 1 to 30 turns at character 2 of \"#0\", found \"0\"",
                "#31      | 1 | expected 1 to 30 turns at character 2 of \"#31\", found \"31\"",
                "#99999999999 | 1 | expected 1 to 30 turns at character 2 of \"#99999999999\", found \"99999999999\"",
                "#02      | 1 | expected a number without leading zeros at character 2 of \"#02\", found \"02\"",
                "#2 3     | 2 | expected the end of the stipulation at character 3 of \"#2 3\", found \" \"",
                "reci-h#0.5 | 7 | expected 1 to 30 turns at character 8 of \"reci-h#0.5\", found \"0.5\"",
                "h#2.     | 3 | expected .5 or nothing at character 4 of \"h#2.\", found \".\"",
                "h#2.6    | 3 | expected .5 or nothing at character 4 of \"h#2.6\", found \".\"",
                "h#2.50   | 5 | expected the end of the stipulation at character 6 of \"h#2.50\", found \"0\"",
                "#2.5     | 2 | expected whole turns, since only help play has half moves, at character 3 of \"#2.5\", found \".\"",
                "ser-#2.5 | 6 | expected whole turns, since only help play has half moves, at character 7 of \"ser-#2.5\", found \".\""
            })
    void refuses_what_is_not_a_stipulation_and_says_where(String text, int offset, String message) {
        assertThatThrownBy(() -> Stipulation.of(text))
                .isInstanceOf(StipulationException.class)
                .hasMessage(message)
                .satisfies(e -> assertThat(((StipulationException) e).offset()).isEqualTo(offset));
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 100_000})
    void shortens_long_texts_in_messages(int length) {
        assertThatThrownBy(() -> Stipulation.of("y".repeat(length)))
                .isInstanceOf(StipulationException.class)
                .hasMessageContaining("\"" + "y".repeat(40) + "...\"");
    }

    @Test
    void differs_in_every_part() {
        assertThat(Stipulation.of("h#2"))
                .isNotEqualTo(Stipulation.of("#2"))
                .isNotEqualTo(Stipulation.of("h=2"))
                .isNotEqualTo(Stipulation.of("h#3"))
                .isNotEqualTo(Stipulation.of("h#2.5"))
                .isNotEqualTo("h#2");
    }
}
