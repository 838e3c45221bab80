package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The base games that the module defines count as Fairy-Stockfish does, from the array and elsewhere. */
final class BaseGamesTest {
    private static List<String[]> rows(String resource) throws IOException {
        List<String[]> rows = new ArrayList<>();
        VariantFileTest.resource(resource)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> rows.add(line.split("\t", -1)));
        return rows;
    }

    @Test
    void theyCountAsFairyStockfishFromTheArray() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String[] row : rows("bases.perft")) {
            Position array = VariantFile.bases().ruleSet(row[0]).initialPosition();
            long count = Perft.count(array, Integer.parseInt(row[1]));
            if (count != Long.parseLong(row[2])) {
                wrong.add(String.join(" ", row) + " found " + count);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(VariantFile.bases().names()).hasSizeGreaterThanOrEqualTo(50);
    }

    @Test
    @Tag("budget")
    void theyCountAsFairyStockfishAfterRandomMoves() throws IOException {
        List<String> wrong = new ArrayList<>();
        int number = 0;
        for (String[] row : rows("positions.perft")) {
            if (number++ % Budget.of(8, 1) != 0) {
                continue;
            }
            Position position = VariantFile.bases().ruleSet(row[0]).position(row[1]);
            for (int depth = 1; depth <= 2; depth++) {
                long count = Perft.count(position, depth);
                if (count != Long.parseLong(row[depth + 1])) {
                    wrong.add(String.join(" ", row) + " found " + count + " at depth " + depth);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void publishedBaseGamesAreWrittenInTheSameWay() {
        assertThat(VariantFile.bases().baseGame("chess").toBuilder("orthodox").build())
                .isEqualTo(Orthodox.game());
        assertThat(Perft.count(VariantFile.bases().ruleSet("grand").initialPosition(), 3))
                .isEqualTo(Perft.count(RuleSets.of("grand").initialPosition(), 3));
    }

    @Test
    void keysMeanWhatTheyMeanToFairyStockfish() throws IOException {
        VariantFile file = VariantFile.read(VariantFileTest.resource("keys.ini"));
        List<String> wrong = new ArrayList<>();
        for (String[] row : rows("keys.perft")) {
            long count = Perft.count(file.ruleSet(row[0]).initialPosition(), Integer.parseInt(row[1]));
            if (count != Long.parseLong(row[2])) {
                wrong.add(String.join(" ", row) + " found " + count);
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    @Tag("budget")
    void keysMeanTogetherWhatTheyMeanToFairyStockfish() throws IOException {
        VariantFile file = VariantFile.read(VariantFileTest.resource("definitions.ini"));
        List<String> wrong = new ArrayList<>();
        int number = 0;
        for (String[] row : rows("definitions.perft")) {
            if (number++ % Budget.of(48, 1) != 0) {
                continue;
            }
            Position position = file.ruleSet(row[0]).position(row[1]);
            for (int depth = 1; depth <= 2; depth++) {
                long count = Perft.count(position, depth);
                if (count != Long.parseLong(row[depth + 1])) {
                    wrong.add(String.join(" ", row) + " found " + count + " at depth " + depth);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void theFileHasNoWarnings() {
        assertThat(VariantFile.bases().warnings()).isEmpty();
    }
}
