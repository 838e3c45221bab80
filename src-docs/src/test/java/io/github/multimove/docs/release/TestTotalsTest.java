package io.github.multimove.docs.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestTotalsTest {
    private static final Instant NOW = Instant.parse("2026-11-23T12:00:00Z");

    @TempDir
    private Path folder;

    private void report(String module, String name, String numbers, Instant time) throws IOException {
        Path reports = Files.createDirectories(folder.resolve(module).resolve("target/surefire-reports"));
        Path report = reports.resolve(name);
        Files.writeString(
                report,
                "<?xml version=\"1.0\"?>\n<testsuite name=\"tests=\" time=\"1\" %s>\n<testcase/></testsuite>"
                        .formatted(numbers));
        Files.setLastModifiedTime(report, FileTime.from(time));
    }

    @Test
    void reportsOfAllModulesAreAddedUp() throws IOException {
        report("core", "TEST-a.xml", "tests=\"10\" errors=\"1\" skipped=\"2\" failures=\"3\"", NOW);
        report("tools/board", "TEST-b.xml", "tests=\"5\" errors=\"0\" skipped=\"0\" failures=\"0\"", NOW);
        report("tools/board", "b.txt", "tests=\"5\" errors=\"0\" skipped=\"0\" failures=\"0\"", NOW);
        assertThat(TestTotals.of(folder, Instant.EPOCH)).hasToString("9 passed, 4 failed, 2 skipped");
    }

    @Test
    void reportsOfEarlierBuildsCanBeLeftOut() throws IOException {
        report("core", "TEST-a.xml", "tests=\"10\" errors=\"0\" skipped=\"0\" failures=\"0\"", NOW.minusSeconds(1));
        report("core", "TEST-b.xml", "tests=\"1\" errors=\"0\" skipped=\"0\" failures=\"0\"", NOW);
        assertThat(TestTotals.of(folder, NOW)).hasToString("1 passed, 0 failed, 0 skipped");
    }
}
