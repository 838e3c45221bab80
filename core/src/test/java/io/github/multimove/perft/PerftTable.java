package io.github.multimove.perft;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads tables of three columns, apart by tabs: position, depth, count. */
final class PerftTable {
    /** One line. */
    record Line(String position, int depth, long count) {}

    private PerftTable() {}

    static List<Line> read(String resource) {
        try (InputStream stream = Objects.requireNonNull(PerftTable.class.getResourceAsStream(resource))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(part -> new Line(part[0], Integer.parseInt(part[1]), Long.parseLong(part[2])))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
