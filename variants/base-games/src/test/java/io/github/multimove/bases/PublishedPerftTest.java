package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every number of turns on rules/base-games.md and for these bases on rules/two-prong.md. */
class PublishedPerftTest {
    private static final long DEEP = 500_000;

    @Test
    void numbersOfTurnsAreThePublishedOnes() throws IOException {
        assertThat(check(0, DEEP)).isEqualTo(28);
    }

    @Tag("slow")
    @Test
    void deepNumbersOfTurnsAreThePublishedOnes() throws IOException {
        assertThat(check(DEEP, Long.MAX_VALUE)).isEqualTo(5);
    }

    /** Compares the counts above one limit and not above another, and says how many there were. */
    private static int check(long above, long most) throws IOException {
        int checked = 0;
        for (String line : lines()) {
            String[] columns = line.split("\t", -1);
            RuleSet rules = RuleSets.of(columns[0]);
            String[] counts = columns[2].split(" ", -1);
            for (int depth = 1; depth <= counts.length; depth++) {
                long count = Long.parseLong(counts[depth - 1]);
                if (count > above && count <= most) {
                    assertThat(Perft.count(rules.position(columns[1]), depth))
                            .as(columns[0] + ", depth " + depth + ", from " + columns[1])
                            .isEqualTo(count);
                    checked++;
                }
            }
        }
        return checked;
    }

    private static List<String> lines() throws IOException {
        try (InputStream stream = PublishedPerftTest.class.getResourceAsStream("base-games.perft")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }
}
