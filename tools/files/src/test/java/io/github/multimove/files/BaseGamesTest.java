package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The base games that the module defines count as Fairy-Stockfish does, from the array and elsewhere. */
final class BaseGamesTest {
    /** Rows of a game, a position unless it is the array, and numbers of turns: of a depth, or of the first two. */
    @ParameterizedTest
    @CsvSource({
        "bases.perft, '', 1",
        "keys.perft, keys.ini, 1",
        "positions.perft, '', 8",
        "definitions.perft, definitions.ini, 48"
    })
    @Tag("budget")
    void theyCountAsFairyStockfish(String table, String games, int few) throws IOException {
        VariantFile file = games.isEmpty() ? VariantFile.bases() : VariantFile.read(VariantFileTest.resource(games));
        List<String> rows = VariantFileTest.resource(table)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toList();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < rows.size(); i += Budget.of(few, 1)) {
            String[] row = rows.get(i).split("\t", -1);
            RuleSet rules = file.ruleSet(row[0]);
            boolean isArray = row.length == 3;
            Position position = isArray ? rules.initialPosition() : FairyStockfish.position(rules, row[1]);
            for (int at = 2; at < row.length; at++) {
                long count = Perft.count(position, isArray ? Integer.parseInt(row[1]) : at - 1);
                if (count != Long.parseLong(row[at])) {
                    wrong.add(rows.get(i) + " found " + count);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(VariantFile.bases().names()).hasSizeGreaterThanOrEqualTo(50);
    }

    @Test
    void publishedBaseGamesAreWrittenInTheSameWay() {
        assertThat(VariantFile.bases().baseGame("chess").toBuilder("orthodox").build())
                .isEqualTo(Orthodox.game());
        assertThat(Perft.count(VariantFile.bases().ruleSet("grand").initialPosition(), 3))
                .isEqualTo(Perft.count(RuleSets.of("grand").initialPosition(), 3));
    }

    @Test
    void theFileHasNoWarnings() {
        assertThat(VariantFile.bases().warnings()).isEmpty();
    }
}
