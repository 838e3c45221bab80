package io.github.multimove.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The numbers of turns that the rules pages publish, all tables of all games, and what the atlas tells besides. */
class PublishedNumbersTest extends PerftTableLaws {
    private static final Path PROJECT = Path.of("../..");
    private static final long MOST = Budget.of(200_000, 1_000_000);

    @Override
    protected InputStream table() {
        return NumbersByMerging.stream(PROJECT);
    }

    @TestFactory
    Stream<DynamicTest> positionsChecksAndMatesOfTheAtlas() {
        return NumbersByMerging.tables(PROJECT)
                .lines()
                .filter(row -> row.matches("[^#].*\\d\t\\d+\t\\d+\t\\d+") && NumbersByMerging.count(row) <= MOST)
                .map(row -> DynamicTest.dynamicTest(row.replace('\t', ' '), () -> {
                    RuleSet rules = RuleSets.of(row.split("\t", 2)[0]);
                    boolean isPlain = NumbersByMerging.count(row) <= MOST / 10;
                    assertEquals(row, NumbersByMerging.counted(row, isPlain ? Reference.of(rules) : rules));
                }));
    }
}
