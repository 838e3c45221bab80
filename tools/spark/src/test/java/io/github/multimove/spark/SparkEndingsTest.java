package io.github.multimove.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSets;
import io.github.multimove.problems.Endings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables made on Spark are, bit by bit, those of one machine. */
class SparkEndingsTest extends OnLocalSpark {
    @ParameterizedTest
    @CsvSource({"orthodox, KQk", "two-prong, KPk", "marseillais, KRk"})
    void filesAreThoseOfOneMachine(String id, String pieces, @TempDir Path one, @TempDir Path other) throws IOException {
        Endings.of(RuleSets.of(id)).folder(one).table(pieces);
        SparkEndings.of(spark, RuleSetSource.of(id)).folder(other).table(pieces);

        List<Path> files;
        try (Stream<Path> all = Files.list(one)) {
            files = all.toList();
        }
        assertThat(files).isNotEmpty();
        for (Path file : files) {
            assertThat(other.resolve(file.getFileName())).hasSameBinaryContentAs(file);
        }
    }
}
