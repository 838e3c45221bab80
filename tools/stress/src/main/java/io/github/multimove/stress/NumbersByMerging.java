package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.counting.Counting;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.PerftTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
 *   <li>{@code tables}: the folder of the project, in which the tables ({@code *.perft}) stand; this one unless told
 *   <li>{@code only}: a part of the rows to count, such as {@code marseillais 4}; all unless told
 *   <li>{@code over}: only rows with a larger count; 10,000,000 unless told, what {@code PublishedNumbersTest} does not count
 * </ul>
 */
public final class NumbersByMerging {
    private static final long MOST_PLAIN = 10_000_000;

    private NumbersByMerging() {}

    /** Runs the command; exits with 1 if a count differs or no row was counted. */
    public static void main(String[] arguments) throws IOException {
        String only = System.getProperty("only", "");
        long over = Long.getLong("over", MOST_PLAIN);
        List<PerftTable.Row> rows = rows(Path.of(System.getProperty("tables", "."))).stream()
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
        long counted = Counting.of(row.position().isEmpty() ? rules.initialPosition() : rules.position(row.position()))
                .perft(row.depth(), Math.max(0, row.depth() - 1));
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

    /** Returns the tables in the sources of core and variants, below the folder of the project. */
    static List<String> tables(Path project) throws IOException {
        PathMatcher perft = FileSystems.getDefault().getPathMatcher("glob:**/src/test/resources/**.perft");
        List<String> tables = new ArrayList<>();
        for (String folder : List.of("core/src", "variants")) {
            try (Stream<Path> files = Files.walk(project.resolve(folder))) {
                for (Path file : files.filter(perft::matches).sorted().toList()) {
                    tables.add(Files.readString(file));
                }
            }
        }
        return tables;
    }

    private static List<PerftTable.Row> rows(Path project) throws IOException {
        List<PerftTable.Row> rows = new ArrayList<>();
        for (String table : tables(project)) {
            rows.addAll(PerftTable.read(new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8))));
        }
        return rows;
    }
}
