package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mandatory captures, and games won by having lost one's pieces. */
final class MandatoryCapturesTest {
    private static final int TURNS = 24;
    private static final int MANY = 2000;

    private static String text() throws IOException {
        return VariantFileTest.resource("captures.ini");
    }

    /** From the definition: of all turns that the same game has without the rule, those that keep it. */
    @Tag("budget")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "marseillais",
                "progressive",
                "optional",
                "check",
                "last",
                "one",
                "twinmove",
                "prongs",
                "prongs-of-giveaway"
            })
    void theTurnsAreThoseThatCaptureWhereTheyCan(String name) throws IOException {
        RuleSet bound = VariantFile.read(text()).ruleSet(name);
        RuleSet free = VariantFile.read(text().replaceAll("(?m)^(turn|rules) =", "mustCapture = false\n$1 ="))
                .ruleSet(name);
        int looked = 0;
        int narrowed = 0;
        for (int seed = 0; seed < 12 && (narrowed < 2 || seed < Budget.of(2, 12)); seed++) {
            for (Position position : RandomPlay.game(bound, seed, TURNS)) {
                Position same = free.position(position.toString());
                if (same.legalTurns().countUpTo(MANY) == MANY) {
                    continue;
                }
                List<Turn> all = same.legalTurns().stream().toList();
                Set<List<SubMove>> beforeCaptures = beforeCaptures(all);
                Predicate<Turn> keeps = bound.structure().toString().contains("upTo") || name.equals("one")
                        ? turn -> captures(turn) || all.stream().noneMatch(MandatoryCapturesTest::captures)
                        : turn -> eachCaptures(turn.subMoves(), beforeCaptures);
                List<String> expected =
                        all.stream().filter(keeps).map(Turn::toString).toList();
                assertThat(position.legalTurns().stream().map(Turn::toString))
                        .as("%s", position)
                        .isEqualTo(expected);
                assertThat(position.legalTurns().count()).isEqualTo(expected.size());
                looked++;
                narrowed += expected.size() < all.size() ? 1 : 0;
            }
        }
        assertThat(narrowed).isBetween(2, looked - 1);
    }

    private static boolean captures(Turn turn) {
        return turn.subMoves().stream().anyMatch(MandatoryCapturesTest::captures);
    }

    private static boolean captures(SubMove subMove) {
        return !subMove.captured().isEmpty();
    }

    /** The beginnings after which some turn captures. */
    private static Set<List<SubMove>> beforeCaptures(List<Turn> all) {
        Set<List<SubMove>> found = new HashSet<>();
        for (Turn turn : all) {
            List<SubMove> made = turn.subMoves();
            for (int place = 0; place < made.size(); place++) {
                if (captures(made.get(place))) {
                    found.add(made.subList(0, place));
                }
            }
        }
        return found;
    }

    /** Whether a turn captures in each place where a turn that begins in the same way does, the place after its last among them. */
    private static boolean eachCaptures(List<SubMove> made, Set<List<SubMove>> beforeCaptures) {
        return IntStream.rangeClosed(0, made.size())
                .noneMatch(place -> beforeCaptures.contains(made.subList(0, place))
                        && (place == made.size() || !captures(made.get(place))));
    }

    /** Games of Fairy-Stockfish (npm ffish 0.7.10), played at random to their ends, and their results. */
    @Test
    void gamesEndAsInFairyStockfish() throws IOException {
        for (String row : VariantFileTest.resource("captures-ends.tsv").lines().toList()) {
            String[] cells = row.split("\t", -1);
            RuleSet rules = VariantFile.bases().ruleSet(cells[0]);
            Position position = FairyStockfish.position(rules, cells[1]);
            assertThat(position.legalTurns()).as(row).isEmpty();
            String winner = position.outcome()
                    .orElseThrow(() -> new AssertionError(row))
                    .winner()
                    .map(side -> side == Side.WHITE ? "1-0" : "0-1")
                    .orElse("1/2-1/2");
            assertThat(winner).as(row).isEqualTo(cells[2]);
        }
    }
}
