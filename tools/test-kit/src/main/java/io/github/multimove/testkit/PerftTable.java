package io.github.multimove.testkit;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Perft counts in a file that other projects can use: a line for each, with the id of a rule set, a depth and the number
 * of games of that many turns from its initial position, separated by tabs; or from the position whose text is a fourth
 * column. A line that begins with {@code #} is a comment.
 *
 * {@snippet class="io.github.multimove.docs.CountingTurns" region="table"}
 */
public final class PerftTable {
    private PerftTable() {}

    /**
     * One line.
     *
     * @param id the rule set
     * @param depth how many turns in a row
     * @param count how many such games there are from the position
     * @param position the text of the position, empty for the initial one
     */
    public record Row(String id, int depth, long count, String position) {
        /** Makes a line. */
        public Row {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(position, "position");
        }

        /** Returns what the library counts. */
        public long counted() {
            return counted(RuleSets.of(id));
        }

        /** Returns what the reference generator counts. */
        public long countedPlain() {
            return counted(Reference.of(RuleSets.of(id)));
        }

        private long counted(RuleSet rules) {
            return Perft.count(position.isEmpty() ? rules.initialPosition() : rules.position(position), depth);
        }

        /** Returns the line. */
        @Override
        public String toString() {
            return id + "\t" + depth + "\t" + count + (position.isEmpty() ? "" : "\t" + position);
        }
    }

    /**
     * Reads a table and closes the stream. Comments are skipped.
     *
     * @param stream the file, such as a resource beside a test; null is refused
     */
    @SuppressWarnings("exports") // a program that compiles against this needs no annotations
    public static List<Row> read(@Nullable InputStream stream) throws IOException {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(stream, "stream"), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(fields -> new Row(
                            fields[0],
                            Integer.parseInt(fields[1]),
                            Long.parseLong(fields[2]),
                            fields.length > 3 ? fields[3] : ""))
                    .toList();
        }
    }
}
