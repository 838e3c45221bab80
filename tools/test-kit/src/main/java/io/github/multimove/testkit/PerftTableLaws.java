package io.github.multimove.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Every line of a {@link PerftTable} as a test for JUnit 5: by the fast path, and by the reference generator too where that takes
 * minutes at most. What takes long has the tag {@code slow}.
 */
@SuppressWarnings("exports") // not every program that reads this module has JUnit
public abstract class PerftTableLaws {
    private static final long SOON = 1_000_000;
    private static final long SOON_PLAIN = 30_000;
    private static final long MOST_PLAIN = 10_000_000;

    /** For subclasses. */
    protected PerftTableLaws() {}

    /** Opens the table, such as a resource beside the subclass. */
    protected abstract InputStream table();

    /** Returns the largest number that is counted turn by turn; larger ones are left to other ways. */
    protected long most() {
        return Long.MAX_VALUE;
    }

    /** Counts what takes seconds at most. */
    @TestFactory
    public Stream<DynamicTest> publishedNumbers() throws IOException {
        return tests(row -> row.count() <= SOON, SOON_PLAIN);
    }

    /** Counts what takes longer, by the reference generator up to ten million. */
    @TestFactory
    @Tag("slow")
    public Stream<DynamicTest> largePublishedNumbers() throws IOException {
        return tests(row -> row.count() > SOON_PLAIN && row.count() <= most(), MOST_PLAIN);
    }

    private Stream<DynamicTest> tests(Predicate<PerftTable.Row> which, long mostPlain) throws IOException {
        return PerftTable.read(table()).stream()
                .filter(which)
                .map(row -> DynamicTest.dynamicTest(row.toString().replace('\t', ' '), () -> {
                    assertEquals(row.count(), row.counted(), "by the fast path");
                    if (row.count() <= mostPlain) {
                        assertEquals(row.count(), row.countedPlain(), "by the reference generator");
                    }
                }));
    }
}
