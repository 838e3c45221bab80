package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.EndingCounts;
import io.github.multimove.spi.Reference;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Counts rows of the perft tables and of the atlas with equal positions of each level but the last merged, in minutes what the fast
 * path alone counts for hours; where the atlas tells positions, checks and mates, these too.
 *
 * <p>System properties:
 *
 * <ul>
 *   <li>{@code tables}: the folder of the project, in which the tables ({@code *.perft}) stand; this one unless told
 *   <li>{@code only}: a part of the rows to count, such as {@code marseillais 4}; all unless told
 *   <li>{@code over}, {@code most}: only rows with a larger count than the one and none larger than the other; unless told those
 *       above 10,000,000, which {@code PublishedNumbersTest} does not count
 *   <li>{@code reference}: whether the reference generator, which lists every turn, counts them too
 * </ul>
 */
public final class NumbersByMerging {
    private static final int POSITION = 3;

    private NumbersByMerging() {}

    /** Runs the command; exits with 1 if a count differs or no row was counted. */
    public static void main(String[] arguments) {
        long over = Long.getLong("over", 10_000_000);
        long most = Long.getLong("most", Long.MAX_VALUE);
        List<String> rows = tables(Path.of(System.getProperty("tables", ".")))
                .lines()
                .filter(row -> !row.startsWith("#") && count(row) > over && count(row) <= most)
                .filter(row -> row.replace('\t', ' ').contains(System.getProperty("only", "")))
                .toList();
        int wrong = 0;
        for (String row : rows) {
            RuleSet fast = RuleSets.of(row.split("\t", 2)[0]);
            boolean byFast = isCounted("fast", row, fast);
            boolean byPlain = !Boolean.getBoolean("reference") || isCounted("plain", row, Reference.of(fast));
            wrong += byFast && byPlain ? 0 : 1;
        }
        System.out.println(rows.size() + " rows counted, " + wrong + " differ");
        System.exit(wrong == 0 && !rows.isEmpty() ? 0 : 1);
    }

    /** Returns the number of turns that a row states. */
    static long count(String row) {
        return Long.parseLong(row.split("\t", -1)[2]);
    }

    private static boolean isCounted(String path, String row, RuleSet rules) {
        long began = System.nanoTime();
        String counted = counted(row, rules);
        double seconds = (System.nanoTime() - began) / 1e9;
        String expected = counted.equals(row) ? "" : "\nexpected " + row;
        System.out.printf(Locale.ROOT, "%s path, %.1f seconds: %s%s%n", path, seconds, counted, expected);
        return counted.equals(row);
    }

    /** Returns a row with the numbers that a rule set gives. */
    static String counted(String row, RuleSet rules) {
        String[] fields = row.split("\t", -1);
        int depth = Integer.parseInt(fields[1]);
        Counting counting = Counting.of(
                        fields.length > POSITION ? rules.position(fields[POSITION]) : rules.initialPosition())
                .threads(Runtime.getRuntime().availableProcessors());
        if (fields.length > POSITION + 1 && !fields[POSITION + 1].equals("-")) {
            EndingCounts found = counting.endings(depth);
            fields[2] = Long.toString(found.games());
            fields[4] = Long.toString(found.positions());
            fields[5] = Long.toString(found.checks());
            fields[6] = Long.toString(found.checkmates());
        } else {
            fields[2] = Long.toString(counting.perft(depth, Math.max(0, depth - 1)));
        }
        return String.join("\t", fields);
    }

    /** Returns the lines of the atlas and of the tables in the sources of variants, below the folder of the project. */
    static String tables(Path project) {
        PathMatcher perft = FileSystems.getDefault().getPathMatcher("glob:**/{src/test/resources/**,atlas}.perft");
        StringBuilder tables = new StringBuilder();
        for (String folder : List.of("src-docs/guide", "variants")) {
            try (Stream<Path> files = Files.walk(project.resolve(folder))) {
                for (Path file : files.filter(perft::matches).sorted().toList()) {
                    tables.append(Files.readString(file));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return tables.toString();
    }

    /** Returns the same as a stream. */
    static InputStream stream(Path project) {
        return new ByteArrayInputStream(tables(project).getBytes(StandardCharsets.UTF_8));
    }
}
