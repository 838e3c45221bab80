package io.github.multimove.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.PerftTable;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The numbers of the guide's table stand in the perft tables of the games, and those are tested. */
class NumbersOfTheGuideTest {
    private static final Path GAMES = Path.of("..", "variants");
    private static final Path PAGE = Path.of("guide", "perft.md");
    private static final Pattern ROW = Pattern.compile("^\\| `([^`]+)` \\|([ 0-9,`|]*)$", Pattern.MULTILINE);
    private static final String LINE = "[a-z][^\\t/]*\\t\\d+\\t\\d+";
    private static final Pattern NUMBER = Pattern.compile("`([0-9,]+)`");

    @Test
    void everyNumberOfTheTableIsOneThatAGameKeeps() throws IOException {
        Map<String, List<Long>> kept = new LinkedHashMap<>();
        for (Path table : tables()) {
            for (PerftTable.Row row : PerftTable.read(Files.newInputStream(table))) {
                List<Long> counts = kept.computeIfAbsent(row.id(), id -> new ArrayList<>());
                assertThat(row.depth()).as(row.toString()).isEqualTo(counts.size() + 1);
                counts.add(row.count());
            }
        }
        assertThat(kept).hasSizeGreaterThan(30);
        assertThat(stated()).hasSizeGreaterThanOrEqualTo(10);
        assertThat(kept).containsAllEntriesOf(stated());
    }

    private static Map<String, List<Long>> stated() throws IOException {
        Map<String, List<Long>> stated = new LinkedHashMap<>();
        for (MatchResult row : ROW.matcher(Files.readString(PAGE)).results().toList()) {
            List<Long> counts = NUMBER.matcher(row.group(2))
                    .results()
                    .map(number -> Long.valueOf(number.group(1).replace(",", "")))
                    .toList();
            assertThat(stated.put(row.group(1), counts)).as(row.group(1)).isNull();
        }
        return stated;
    }

    /** The tables whose rows begin with the id of a rule set; the others give positions. */
    private static List<Path> tables() throws IOException {
        PathMatcher perft = FileSystems.getDefault().getPathMatcher("glob:**/src/test/resources/**.perft");
        List<Path> tables = new ArrayList<>();
        try (Stream<Path> files = Files.walk(GAMES)) {
            for (Path file : files.filter(perft::matches).sorted().toList()) {
                if (Files.readString(file).lines().allMatch(line -> line.startsWith("#") || line.matches(LINE))) {
                    tables.add(file);
                }
            }
        }
        return tables;
    }
}
