package io.github.multimove.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Every line of a {@link PerftTable} as a test for JUnit 5: by the fast path, and by the reference generator too where that takes
 * seconds at most. With a small {@link Budget} only what takes milliseconds is counted; with a full one up to ten million.
 * Larger numbers are left to other ways, such as counting with equal positions merged.
 */
@SuppressWarnings("exports") // not every program that reads this module has JUnit
@Tag("budget")
public abstract class PerftTableLaws {
    private static final long MOST = Budget.of(300_000, 10_000_000);
    private static final long MOST_PLAIN = Budget.of(5_000, 150_000);

    /** For subclasses. */
    protected PerftTableLaws() {}

    /** Opens the table, such as a resource beside the subclass. */
    protected abstract InputStream table();

    /** Counts the numbers that the budget allows. */
    @TestFactory
    public Stream<DynamicTest> publishedNumbers() throws IOException {
        return PerftTable.read(table()).stream()
                .filter(row -> row.count() <= MOST)
                .map(row -> DynamicTest.dynamicTest(row.toString().replace('\t', ' '), () -> {
                    assertEquals(row.count(), row.counted(), "by the fast path");
                    if (row.count() <= MOST_PLAIN) {
                        assertEquals(row.count(), row.countedPlain(), "by the reference generator");
                    }
                }));
    }
}
