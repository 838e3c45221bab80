package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.PerftTable;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers ({@code rules/twinmove.md}) that {@code twinmove.perft} keeps; by the plain path too, where that takes minutes at most. */
class TwinmoveNumbersTest {
    private static final long SOON = 1_000_000;
    private static final long SOON_PLAIN = 30_000;
    private static final long MOST_PLAIN = 10_000_000;

    static Stream<PerftTable.Row> all() throws IOException {
        return PerftTable.read(TwinmoveNumbersTest.class.getResourceAsStream("twinmove.perft")).stream();
    }

    static Stream<PerftTable.Row> small() throws IOException {
        return all().filter(row -> row.count() <= SOON);
    }

    static Stream<PerftTable.Row> large() throws IOException {
        return all().filter(row -> row.count() > SOON_PLAIN);
    }

    @ParameterizedTest
    @MethodSource("small")
    void publishedNumbers(PerftTable.Row row) {
        assertThat(row.counted()).isEqualTo(row.count());
        if (row.count() <= SOON_PLAIN) {
            assertThat(row.countedPlain()).isEqualTo(row.count());
        }
    }

    @ParameterizedTest
    @MethodSource("large")
    @Tag("slow")
    void largePublishedNumbers(PerftTable.Row row) {
        assertThat(row.counted()).isEqualTo(row.count());
        if (row.count() <= MOST_PLAIN) {
            assertThat(row.countedPlain()).isEqualTo(row.count());
        }
    }
}
