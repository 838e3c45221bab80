package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Perft;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.spi.Reference;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers ({@code rules/twinmove.md}, Numbers) that {@code twinmove.perft} keeps: rule set, depth, count. */
class TwinmoveNumbersTest {
    static Stream<Arguments> numbers() throws IOException {
        try (InputStream stream = TwinmoveNumbersTest.class.getResourceAsStream("twinmove.perft")) {
            String text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().map(line -> line.split("\t", -1)).map(Arguments::of).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void publishedNumbers(String id, int depth, long count) {
        RuleSet rules = RuleSets.of(id);

        assertThat(Perft.of(rules.initialPosition()).count(depth)).isEqualTo(count);
        assertThat(Perft.of(Reference.of(rules).initialPosition()).count(depth)).isEqualTo(count);
    }
}
