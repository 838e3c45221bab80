package io.github.multimove.docs.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Adds up the test reports of all modules, which is the last line of a build.
 *
 * <p>Stands alone, so that {@code java TestTotals.java FOLDER} runs it without a build.
 */
public final class TestTotals {
    private static final Pattern SUITE = Pattern.compile("<testsuite [^>]*>");
    private static final Pattern NUMBER = Pattern.compile(" (tests|failures|errors|skipped)=\"(\\d+)\"");

    private int passed;
    private int failed;
    private int skipped;

    private TestTotals() {}

    /**
     * Prints the sum of the reports in the folder that is the first argument. A second argument, such as
     * {@code 20261123091500} in UTC, leaves out what is older. Without any report nothing is printed.
     */
    public static void main(String[] args) throws IOException {
        Instant since = args.length == 1
                ? Instant.EPOCH
                : LocalDateTime.parse(args[1], DateTimeFormatter.ofPattern("yyyyMMddHHmmss"))
                        .toInstant(ZoneOffset.UTC);
        TestTotals totals = of(Path.of(args[0]), since);
        if (totals.passed + totals.failed + totals.skipped > 0) {
            System.out.println(totals);
        }
    }

    static TestTotals of(Path folder, Instant since) throws IOException {
        TestTotals totals = new TestTotals();
        for (Path report : reports(folder)) {
            if (!Files.getLastModifiedTime(report).toInstant().isBefore(since)) {
                totals.add(Files.readString(report));
            }
        }
        return totals;
    }

    private static List<Path> reports(Path folder) throws IOException {
        PathMatcher report = folder.getFileSystem().getPathMatcher("glob:**/target/surefire-reports/TEST-*.xml");
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(report::matches).toList();
        }
    }

    private void add(String report) {
        Matcher suite = SUITE.matcher(report);
        if (!suite.find()) {
            return;
        }
        Matcher number = NUMBER.matcher(suite.group());
        while (number.find()) {
            int value = Integer.parseInt(number.group(2));
            switch (number.group(1)) {
                case "tests" -> passed += value;
                case "skipped" -> {
                    skipped += value;
                    passed -= value;
                }
                default -> {
                    failed += value;
                    passed -= value;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "%d passed, %d failed, %d skipped".formatted(passed, failed, skipped);
    }
}
