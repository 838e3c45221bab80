package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as the world writes them: each row is refused strictly, read leniently, and what was forgiven is told. */
class LenientPositionTest {
    private static final RuleSet RULES = Orthodox.rules();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1|4k3/8/8/8/8/8/8/4K2R w K - 0 1|1",
                "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1|4k3/8/8/8/8/8/8/4K2R w K - 0 1|3",
                "4k3/8/8/8/8/8/8/4K2R w - e6 0 1|4k3/8/8/8/8/8/8/4K2R w - - 0 1|1",
                "4k3/8/8/8/8/8/8/4K2R w K e6 0 1|4k3/8/8/8/8/8/8/4K2R w K - 0 1|1",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 0|4k3/8/8/8/8/8/8/4K2R w K - 0 1|1",
                "4k3/8/8/8/8/8/8/4K2R  w K -  0 1 |4k3/8/8/8/8/8/8/4K2R w K - 0 1|1",
                "4k3/8/8/8/8/8/8/4K2R w|4k3/8/8/8/8/8/8/4K2R w - - 0 1|1",
                "4k3/8/8/8/8/8/8/4K2R w K|4k3/8/8/8/8/8/8/4K2R w K - 0 1|1",
                "4k3/44/8/8/8/8/8/4K2R  w KQ e3 0 0|4k3/8/8/8/8/8/8/4K2R w K - 0 1|3",
            })
    void isForgivenAndTold(String text, String canonical, int said) {
        assertThatExceptionOfType(PositionException.class).isThrownBy(() -> RULES.position(text));
        List<String> forgiven = new ArrayList<>();
        assertThat(RULES.positionLeniently(text, forgiven::add)).hasToString(canonical);
        assertThat(forgiven).hasSize(said).doesNotContain("");
    }

    @Test
    void aLineBreakAtTheEndIsForgiven() {
        List<String> forgiven = new ArrayList<>();
        String text = RULES.initialPosition().toString();
        assertThat(RULES.positionLeniently("\ufeff" + text + "\r\n", forgiven::add))
                .isEqualTo(RULES.initialPosition());
        assertThat(forgiven).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -
            """)
    void whatIsReadStrictlyIsReadSo(String text) {
        List<String> forgiven = new ArrayList<>();
        assertThat(RULES.positionLeniently(text, forgiven::add)).isEqualTo(RULES.position(text));
        assertThat(forgiven).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''",
                "hello",
                "4k3/8/8/8/8/8/8/4K2R",
                "4k3/8/8/8/8/8/8/4K2R x K - 0 1",
                "4k3/8/8/8/8/8/8/7R  w KQ - 0 1",
                "4k3/9/8/8/8/8/8/4K2R w K - 0 1",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1 7 7",
            })
    void otherTextIsRefusedAndNothingIsTold(String text) {
        List<String> forgiven = new ArrayList<>();
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.positionLeniently(text, forgiven::add));
        assertThat(forgiven).isEmpty();
    }
}
