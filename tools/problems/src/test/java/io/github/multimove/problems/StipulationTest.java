package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class StipulationTest {
    @ParameterizedTest
    @CsvFileSource(resources = "stipulations.txt", delimiter = '|', quoteCharacter = '\'')
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
    @CsvFileSource(resources = "no-stipulations.txt", delimiter = '|', quoteCharacter = '\'')
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
