package io.github.multimove.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Board;
import io.github.multimove.LegalTurns;
import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated
class PerftTest {
    private static final RuleSet RULES = Orthodox.rules();
    private static final Position START = RULES.initialPosition();

    @Test
    void divideHasTheTurnsInOrder() {
        Map<Turn, Long> divided = Perft.of(START).divide(3);
        assertThat(divided.keySet()).containsExactlyElementsOf(RULES.legalTurns(START));
        assertThat(divided.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(8_902);
        assertThat(divided.get(RULES.parseTurn(START, "e2e4"))).isEqualTo(600);
        assertThat(Perft.of(START).divide(1).values()).containsOnly(1L);
        assertThat(Perft.count(START, 0)).isEqualTo(1);
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(divided::clear);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void threadsDoNotChangeCounts(int threads) {
        assertThat(Perft.of(START).threads(threads).count(4)).isEqualTo(197_281);
        assertThat(Perft.of(START).threads(threads).divide(3))
                .isEqualTo(Perft.of(START).divide(3));
    }

    @Test
    void theListenerHearsOfEveryPart() {
        List<Perft.Progress> heard = new ArrayList<>();
        assertThat(Perft.of(START).threads(2).listener(heard::add).count(3)).isEqualTo(8_902);
        assertThat(heard).extracting(Perft.Progress::done).isSorted().doesNotHaveDuplicates();
        assertThat(heard).extracting(Perft.Progress::parts).containsOnly(heard.size());
        assertThat(heard).last().extracting(Perft.Progress::turns).isEqualTo(8_902L);
    }

    @Test
    void badDepthsAndNumbersOfThreadsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(START, -1))
                .withMessage("expected a depth of 0 or more, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.of(START).divide(0))
                .withMessage("expected a depth of 1 or more, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.of(START).threads(0))
                .withMessage("expected 1 to 1024 threads, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.of(START).threads(1025))
                .withMessage("expected 1 to 1024 threads, found 1025");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    @Timeout(30)
    void interruptionCancelsAndLeavesNoThreadBehind(int threads) throws InterruptedException {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        CountDownLatch counting = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread counter = new Thread(() -> {
            try {
                Perft.of(START)
                        .threads(threads)
                        .listener(progress -> counting.countDown())
                        .count(7);
            } catch (CancellationException e) {
                thrown.set(e);
            }
        });
        counter.start();
        // a first part of seven turns takes minutes; the interruption must not wait for it
        counting.await(200, java.util.concurrent.TimeUnit.MILLISECONDS);
        counter.interrupt();
        counter.join();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
        for (int i = 0; i < 100 && !left(before).isEmpty(); i++) {
            Thread.sleep(50);
        }
        assertThat(left(before)).isEmpty();
    }

    private static Set<Thread> left(Set<Thread> before) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !before.contains(thread) && thread.getName().startsWith("pool-"))
                .collect(Collectors.toSet());
    }

    /** A game of lances on files of their own, ten squares before each, on each of which it promotes in 24 ways or not. */
    private static LegalTurns lances(int number) {
        Board board = Board.of(number + 1, 12);
        PieceType stone = PieceType.of("stone", 'S', Movement.none());
        PieceType lance = PieceType.of("lance", 'L', "fR10");
        List<PieceType> kinds = new ArrayList<>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (letter != 'S' && letter != 'L') {
                kinds.add(PieceType.of("kind " + letter, letter, Movement.none()));
            }
        }
        BaseGame base = BaseGame.builder("lances", board)
                .royal(stone)
                .pieces(lance)
                .pieces(kinds.toArray(new PieceType[0]))
                .array(number + "s" + ("/" + (number + 1)).repeat(9) + "/" + "L".repeat(number) + "1/" + number + "S")
                .promotion(Promotion.of(lance, kinds).may(Set.copyOf(board.squares())))
                .build();
        RuleSet rules = RuleSet.of("lances", base, TurnStructure.upTo(number), RoyalRule.capture());
        return rules.legalTurns(rules.initialPosition());
    }

    /** Each lance has ten times 25 moves or none; the turn without any move is none. */
    private static long turnsOfLances(int number) {
        return Math.round(Math.pow(251, number)) - 1;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6})
    void countsAreExactAndSizesStopAtTheLargestInt(int number) {
        LegalTurns turns = lances(number);
        assertThat(turns.count()).isEqualTo(turnsOfLances(number));
        assertThat(turns.size()).isEqualTo((int) Math.min(Integer.MAX_VALUE, turnsOfLances(number)));
        assertThat(turns.contains(turns.at(turns.count() - 1))).isTrue();
    }

    @Test
    void aCountBeyondLongIsAnExceptionAndNoWrongNumber() {
        LegalTurns turns = lances(8);
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(turns::count);
        assertThat(turns.size()).isEqualTo(Integer.MAX_VALUE);
        assertThat(turns.isEmpty()).isFalse();
        assertThat(turns.toString()).startsWith("more than " + Long.MAX_VALUE + " legal turns of lances at ");
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Perft.count(turns.position(), 1));
    }

    @Test
    void progressStaysAtTheLargestLong() {
        assertThat(Perft.atMost(Long.MAX_VALUE, 1)).isEqualTo(Long.MAX_VALUE);
        assertThat(Perft.atMost(0, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(Perft.atMost(2, 3)).isEqualTo(5);
    }
}
