package io.github.multimove.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and games are counted with equal positions merged, and the numbers are those of plain counting. */
@Isolated
class CountingTest {
    private static final Position START = Orthodox.rules().initialPosition();

    /** Published as OEIS A083276, for positions as FEN tells them apart. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void distinctOrthodoxPositionsAreThePublishedOnes(int threads) {
        assertThat(Counting.of(START).threads(threads).positions(4)).containsExactly(1L, 20L, 400L, 5_362L, 72_078L);
    }

    @Tag("full")
    @Test
    void distinctOrthodoxPositionsAreThePublishedOnesInDepth() {
        Counting counting = Counting.of(START).threads(2).memory(1_500_000_000);
        assertThat(counting.positions(5)).endsWith(822_518L);
        assertThat(counting.enPassantSquares(EnPassantSquares.LEGAL_CAPTURES).positions(6))
                .endsWith(822_518L, 9_417_681L);
    }

    /** The pawn on e4 may not capture on d3: its king stands behind both pawns on the rank. */
    @Test
    void passedSquaresWithoutALegalCaptureAreLeftOutIfAskedFor() {
        RuleSet rules = Orthodox.rules();
        Position pinned = rules.position("8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1");
        Position after = pinned.play("d2d4");
        assertThat(after.enPassant()).hasToString("[d3]");
        byte[] without = Successors.of(rules, EnPassantSquares.LEGAL_CAPTURES).bytes(after);
        assertThat(rules.position(without)).hasToString("8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1");
        assertThat(Successors.of(rules, EnPassantSquares.AS_PLAYED).bytes(after))
                .isEqualTo(after.toBytes());

        Position free = rules.position("8/8/8/k7/4p2R/8/3P4/4K3 w - - 0 1").play("d2d4");
        assertThat(Successors.of(rules, EnPassantSquares.LEGAL_CAPTURES).bytes(free))
                .isEqualTo(free.toBytes());
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, 3",
        "two-prong, 2",
        "twins, 2",
        "marseillais, 1",
        "progressive, 2",
        "avalanche, 2",
        "duck, 1",
        "two-move, 2",
        "double-king, 2",
        "monster, 2"
    })
    void everyGameIsCountedAsPlainly(String id, int depth) {
        Position start = RuleSets.of(id).initialPosition();
        Map<Position, Long> plain = Map.of(start, 1L);
        List<Long> sizes = new ArrayList<>(List.of(1L));
        for (int i = 0; i < depth; i++) {
            Map<Position, Long> next = new HashMap<>();
            plain.forEach((position, ways) -> {
                for (Turn turn : position.legalTurns()) {
                    next.merge(position.ruleSet().playUnchecked(position, turn), ways, Math::addExact);
                }
            });
            plain = next;
            sizes.add((long) plain.size());
        }
        Counting counting = Counting.of(start).threads(2);
        assertThat(counting.positions(depth)).isEqualTo(sizes);
        Map<Position, Long> merged = new HashMap<>();
        counting.frontier(depth)
                .forEach((from, at, length, multiplicity) ->
                        merged.put(start.ruleSet().position(PositionVisitor.bytes(from, at, length)), multiplicity));
        assertThat(merged).isEqualTo(plain);
        long games = Perft.count(start, depth);
        for (int levels = 0; levels <= depth; levels++) {
            assertThat(counting.perft(depth, levels)).isEqualTo(games);
        }
    }

    @Test
    void mergedPerftIsThePublishedPerft() {
        assertThat(Counting.of(START).perft(5)).isEqualTo(4_865_609);
        assertThat(Counting.of(RuleSets.of("two-prong").initialPosition()).perft(4, 2))
                .isEqualTo(271_072_008);
        assertThat(Counting.of(START).perft(0)).isEqualTo(1);
    }

    @Test
    void stalematesAreCounted() {
        Position before = Orthodox.rules().position("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
        EndingCounts one = Counting.of(before).endings(1);
        long plain = before.legalTurns().stream()
                .filter(turn -> before.play(turn).isStalemate())
                .count();
        assertThat(plain).isPositive();
        assertThat(one.stalemates()).isEqualTo(plain);
        assertThat(one.stalematePositions()).isEqualTo(plain);
    }

    @Test
    void theBoundOfMemoryIsKept() {
        assertThatExceptionOfType(CountingLimitException.class)
                .isThrownBy(
                        () -> Counting.of(START).threads(2).memory(10_000_000).positions(5))
                .withMessageStartingWith("expected positions in at most 10,000,000 bytes, found that they need 10,0")
                .satisfies(e -> assertThat(e.bound()).isEqualTo(10_000_000));
        assertThat(Counting.of(START).memory(20_000_000).positions(3)).endsWith(5_362L);
    }

    @Test
    void interruptionCancels() {
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> Counting.of(START).positions(4));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(Counting.of(START).positions(2)).endsWith(400L);
    }

    @Test
    void badNumbersAreRefused() {
        Counting counting = Counting.of(START);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counting.positions(-1))
                .withMessage("expected a depth of 0 or more, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counting.perft(3, 4))
                .withMessage("expected 0 to 3 merged levels, found 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counting.threads(0))
                .withMessage("expected 1 to 1024 threads, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counting.memory(0))
                .withMessage("expected a bound of 1 byte or more, found 0");
    }

    @Test
    void randomGamesDependOnTheirNumbersAlone() {
        RandomGames games = RandomGames.of(START, 7, 60);
        RandomGameCounts all = games.play(0, 40);
        assertThat(games.play(0, 13).plus(games.play(13, 40))).isEqualTo(all);
        assertThat(all.games()).isEqualTo(40);
        assertThat(all.whiteWins() + all.blackWins() + all.draws() + all.brokenOff())
                .isEqualTo(40);
        assertThat(RandomGames.of(START, 8, 60).play(0, 40).last()).isNotEqualTo(all.last());
        assertThat(games.play(0).last()).isNotEqualTo(games.play(1).last());
        assertThat(RandomGames.of(START, 7, 0).play(0, 3))
                .isEqualTo(new RandomGameCounts(3, 0, 0, 0, 3, 0, 3 * START.hash()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> games.play(3, 2))
                .withMessage("expected games up to 3 or more, found 2");
    }
}
