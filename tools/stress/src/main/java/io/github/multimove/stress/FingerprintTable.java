package io.github.multimove.stress;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Fingerprints by rule set and number of positions: a file of lines whose parts are divided by tabs, the id, the number, and
 * a key for each {@link TableColumn}.
 */
final class FingerprintTable {
    private static final String KEPT = "fingerprints.tsv";

    private record Row(String id, int positions) {}

    private final Map<Row, Map<TableColumn, String>> keys =
            new TreeMap<>(Comparator.comparing(Row::id).thenComparing(Row::positions));

    /** Returns the kept table. */
    static FingerprintTable kept() {
        try (InputStream in = FingerprintTable.class.getResourceAsStream(KEPT)) {
            if (in == null) {
                return new FingerprintTable();
            }
            return read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the table of a file; an empty one if there is no such file. */
    static FingerprintTable of(Path file) {
        if (!Files.exists(file)) {
            return new FingerprintTable();
        }
        try (BufferedReader in = Files.newBufferedReader(file)) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FingerprintTable read(BufferedReader in) {
        FingerprintTable table = new FingerprintTable();
        in.lines().skip(1).map(line -> List.of(line.split("\t", -1))).forEach(table::putLine);
        return table;
    }

    private void putLine(List<String> parts) {
        List<TableColumn> columns = List.of(TableColumn.values());
        if (parts.size() != 2 + columns.size()) {
            throw new IllegalArgumentException(
                    "expected id, positions and a key for each column, found " + String.join(" ", parts));
        }
        Map<TableColumn, String> row = new EnumMap<>(TableColumn.class);
        for (int i = 0; i < columns.size(); i++) {
            row.put(columns.get(i), parts.get(2 + i));
        }
        put(parts.get(0), Integer.parseInt(parts.get(1)), row);
    }

    void put(String id, int positions, Map<TableColumn, String> columns) {
        keys.put(new Row(id, positions), new EnumMap<>(columns));
    }

    /** Forgets the rows of a rule set. */
    void remove(String id) {
        keys.keySet().removeIf(row -> row.id().equals(id));
    }

    Optional<Map<TableColumn, String>> get(String id, int positions) {
        return Optional.ofNullable(keys.get(new Row(id, positions)));
    }

    /** Returns the ids, sorted. */
    List<String> ids() {
        return keys.keySet().stream().map(Row::id).distinct().toList();
    }

    /** Returns the columns in which a row differs from given keys; none if the row is not kept. */
    List<TableColumn> differences(String id, int positions, Map<TableColumn, String> columns) {
        Map<TableColumn, String> kept = get(id, positions).orElse(columns);
        return Arrays.stream(TableColumn.values())
                .filter(column -> !Objects.equals(kept.get(column), columns.get(column)))
                .toList();
    }

    /** Writes the table to a file. */
    void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("rules\tpositions\t"
                + Arrays.stream(TableColumn.values()).map(TableColumn::heading).collect(Collectors.joining("\t")));
        keys.forEach((row, columns) ->
                lines.add(row.id() + "\t" + row.positions() + "\t" + String.join("\t", columns.values())));
        Files.writeString(file, String.join("\n", lines) + "\n");
    }
}
