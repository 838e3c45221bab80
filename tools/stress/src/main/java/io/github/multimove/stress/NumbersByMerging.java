package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.counting.Counting;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.PerftTable;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Counts rows of the perft tables with equal positions of each level but the last merged: by the reference generator, which lists
 * every turn, and by the fast path. So it counts in minutes what either path alone counts for hours.
 *
 * <p>System properties:
 *
 * <ul>
 *   <li>{@code tables}: the folder below whose sources the tables ({@code *.perft}) stand; {@code variants} unless told
 *   <li>{@code only}: a part of the rows to count, such as {@code marseillais 4}; all unless told
 *   <li>{@code over}: only rows with a larger count; 10,000,000 unless told, what the slow tests do not count by the plain
 *       path
 * </ul>
 */
public final class NumbersByMerging {
    private static final long MOST_PLAIN = 10_000_000;
    private static final String LINE = "[a-z][^\\t/]*\\t\\d+\\t\\d+";

    private NumbersByMerging() {}

    /** Runs the command; exits with 1 if a count differs or no row was counted. */
    public static void main(String[] arguments) throws IOException {
        String only = System.getProperty("only", "");
        long over = Long.getLong("over", MOST_PLAIN);
        List<PerftTable.Row> rows = rows(Path.of(System.getProperty("tables", "variants"))).stream()
                .filter(row -> row.count() > over && name(row).contains(only))
                .toList();
        int wrong = 0;
        for (PerftTable.Row row : rows) {
            RuleSet fast = RuleSets.of(row.id());
            boolean byFast = counted("fast", row, fast);
            boolean byPlain = counted("plain", row, Reference.of(fast));
            wrong += byFast && byPlain ? 0 : 1;
        }
        System.out.println(rows.size() + " rows counted, " + wrong + " differ");
        System.exit(wrong == 0 && !rows.isEmpty() ? 0 : 1);
    }

    private static String name(PerftTable.Row row) {
        return row.id() + " " + row.depth();
    }

    /** Counts a row and prints the count; answers whether it is the one in the table. */
    private static boolean counted(String path, PerftTable.Row row, RuleSet rules) {
        long began = System.nanoTime();
        long counted = Counting.of(rules.initialPosition()).perft(row.depth(), Math.max(0, row.depth() - 1));
        System.out.printf(
                Locale.ROOT,
                "%s, %s path: %,d in %.1f seconds%s%n",
                name(row),
                path,
                counted,
                (System.nanoTime() - began) / 1e9,
                counted == row.count() ? "" : String.format(Locale.ROOT, ", expected %,d", row.count()));
        return counted == row.count();
    }

    /** Returns the rows of the tables in the sources below a folder that have ids of rule sets, and no positions. */
    private static List<PerftTable.Row> rows(Path folder) throws IOException {
        PathMatcher perft = FileSystems.getDefault().getPathMatcher("glob:**/src/test/resources/**.perft");
        List<PerftTable.Row> rows = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(perft::matches).sorted().toList()) {
                if (Files.readString(file).lines().allMatch(line -> line.startsWith("#") || line.matches(LINE))) {
                    rows.addAll(PerftTable.read(Files.newInputStream(file)));
                }
            }
        }
        return rows;
    }
}
