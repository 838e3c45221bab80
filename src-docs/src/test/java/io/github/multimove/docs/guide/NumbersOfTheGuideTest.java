package io.github.multimove.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSets;
import io.github.multimove.testkit.PerftTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The numbers of the guide's table stand in the atlas, which has every game and is tested. */
class NumbersOfTheGuideTest {
    private static final Path PAGE = Path.of("guide", "perft.md");
    private static final Path ATLAS = Path.of("guide", "atlas.perft");
    private static final Pattern ROW = Pattern.compile("^\\| `([^`]+)` \\|([ 0-9,`|]*)$", Pattern.MULTILINE);
    private static final Pattern NUMBER = Pattern.compile("`([0-9,]+)`");

    @Test
    void everyNumberOfTheTableStandsInTheAtlas() throws IOException {
        Map<String, List<Long>> kept = new LinkedHashMap<>();
        for (String id : RuleSets.ids()) {
            kept.put(id, new ArrayList<>());
        }
        for (PerftTable.Row row : PerftTable.read(Files.newInputStream(ATLAS))) {
            List<Long> counts = kept.computeIfAbsent(row.id(), id -> new ArrayList<>());
            if (row.position().equals(RuleSets.of(row.id()).initialPosition().toString())) {
                assertThat(row.depth()).as(row.toString()).isEqualTo(counts.size() + 1);
                counts.add(row.count());
            }
        }
        assertThat(kept).doesNotContainValue(List.of());
        assertThat(stated()).hasSizeGreaterThanOrEqualTo(10);
        stated().forEach((id, counts) -> assertThat(kept.get(id)).as(id).startsWith(counts.toArray(Long[]::new)));
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
}
