package io.github.multimove.spark;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.CountingLimitException;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.RandomGames;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every job has the answer of one machine, on any number of partitions. */
class SparkCountingTest extends OnLocalSpark {
    private static final RuleSetSource ORTHODOX = RuleSetSource.of("orthodox");
    private static final Position START = Orthodox.rules().initialPosition();

    @TempDir
    Path folder;

    private static SparkCounting orthodox() {
        return SparkCounting.of(spark, ORTHODOX);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8})
    void distinctPositionsAreThoseOfOneMachine(int partitions) {
        List<Counting.Level> heard = new ArrayList<>();
        assertThat(orthodox().partitions(partitions).listener(heard::add).positions(4))
                .isEqualTo(Counting.of(START).positions(4))
                .endsWith(72_078L);
        assertThat(heard).hasSize(5).endsWith(new Counting.Level(4, 72_078));
    }

    @ParameterizedTest
    @CsvSource({
        "two-prong, 2",
        "twins, 1",
        "marseillais, 1",
        "progressive, 2",
        "duck, 1",
        "double-king, 2",
        "two-move, 2"
    })
    void everyGameIsCountedAsOnOneMachine(String id, int depth) {
        Position start = RuleSets.of(id).initialPosition();
        SparkCounting counting = SparkCounting.of(spark, RuleSetSource.of(id)).partitions(3);
        assertThat(counting.positions(depth)).isEqualTo(Counting.of(start).positions(depth));
        assertThat(counting.perft(depth, depth - 1)).isEqualTo(Perft.count(start, depth));
        assertThat(counting.endings(depth)).isEqualTo(Counting.of(start).endings(depth));
    }

    @Test
    void perftIsThePublishedOne() {
        assertThat(orthodox().perft(5)).isEqualTo(4_865_609);
        assertThat(orthodox().perft(3, 0)).isEqualTo(8_902);
        assertThat(orthodox().perft(3, 3)).isEqualTo(8_902);
        assertThat(SparkCounting.of(spark, RuleSetSource.of("two-prong")).perft(4, 2))
                .isEqualTo(271_072_008);
    }

    @Test
    void passedSquaresMayBeThoseOfLegalCaptures() {
        String pinned = "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1";
        Position start = Orthodox.rules().position(pinned);
        for (EnPassantSquares passed : EnPassantSquares.values()) {
            assertThat(orthodox().position(pinned).enPassantSquares(passed).positions(3))
                    .isEqualTo(Counting.of(start).enPassantSquares(passed).positions(3));
        }
    }

    @Test
    void randomGamesAreTheSameOnAnyNumberOfPartitions() {
        var expected = RandomGames.of(START, 5, 40).play(0, 150);
        for (int partitions : new int[] {1, 2, 7}) {
            assertThat(orthodox().partitions(partitions).random(150, 5, 40)).isEqualTo(expected);
        }
        assertThat(orthodox().random(0, 5, 40).games()).isZero();
    }

    /** A rule set that no provider announces travels as the program that makes it. */
    @Test
    void aRuleSetOfOnesOwnIsMadeByItsSupplier() {
        RuleSetSource own = () -> RuleSet.of("own", Orthodox.game(), TurnStructure.upTo(2), RoyalRule.capture());
        Position start = own.rules().initialPosition();
        assertThat(SparkCounting.of(spark, own).perft(2, 1)).isEqualTo(Perft.count(start, 2));
    }

    @Test
    void aRunGoesOnFromTheLastCompleteLevel() throws IOException {
        String levels = folder.resolve("levels").toString();
        assertThat(orthodox().levels(levels).positions(3)).endsWith(400L, 5_362L);
        // what a killed run leaves: a level of which not all files are there, and no sign that they are
        Path third = folder.resolve("levels/level-003");
        Files.delete(third.resolve("_SUCCESS"));
        Files.delete(third.resolve("part-00000"));
        FileTime second = Files.getLastModifiedTime(folder.resolve("levels/level-002/_SUCCESS"));
        assertThat(orthodox().levels(levels).partitions(3).positions(4))
                .containsExactly(1L, 20L, 400L, 5_362L, 72_078L);
        assertThat(third.resolve("_SUCCESS")).exists();
        assertThat(Files.getLastModifiedTime(folder.resolve("levels/level-002/_SUCCESS")))
                .isEqualTo(second);
        assertThat(orthodox().levels(levels).perft(6, 4)).isEqualTo(119_060_324);
    }

    @Test
    void levelsOfAnotherCountAreRefused() {
        String levels = folder.resolve("levels").toString();
        orthodox().levels(levels).positions(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox()
                        .levels(levels)
                        .enPassantSquares(EnPassantSquares.LEGAL_CAPTURES)
                        .positions(1))
                .withMessageContainingAll("expected levels in ", "LEGAL_CAPTURES\nfound levels of", "AS_PLAYED");
    }

    @Test
    void theMemoryOfATaskIsBounded() {
        assertThatExceptionOfType(Exception.class)
                .isThrownBy(() -> orthodox().partitions(1).memory(1_000_000).positions(4))
                .satisfies(e -> assertThat(e)
                        .isInstanceOf(SparkException.class)
                        .hasRootCauseInstanceOf(CountingLimitException.class));
        assertThat(orthodox().partitions(16).memory(1_000_000).positions(4)).endsWith(72_078L);
    }

    @Test
    void badNumbersAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox().partitions(0))
                .withMessage("expected 1 partition or more, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox().positions(-1))
                .withMessage("expected a depth of 0 or more, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox().perft(2, 3))
                .withMessage("expected 0 to 2 merged levels, found 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox().random(-1, 0, 0))
                .withMessage("expected 0 games or more, found -1");
    }
}
