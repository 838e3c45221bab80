package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Threads that share rule sets, positions and views, and ask them for the first time at one moment, get the answers that
 * one thread gets. The answers are the same whatever the schedule; the schedule is as bad as can be had.
 */
@Tag("budget")
@Isolated
class SharedByThreadsTest {
    private static final int THREADS = 8;
    private static final int MOST_TURNS = 40;
    private static final int WALKED = 1_000;

    private static ExecutorService executor = Executors.newCachedThreadPool();

    @BeforeAll
    static void begin() {
        executor = Executors.newFixedThreadPool(THREADS);
    }

    @AfterAll
    static void end() {
        executor.shutdownNow();
    }

    static Stream<String> ids() {
        List<RuleSet> all = StressRules.all();
        int step = Budget.of(15, 3);
        return IntStream.range(0, (all.size() + step - 1) / step)
                .mapToObj(i -> all.get(i * step).id());
    }

    /** What is asked of one position: each question for the first time by whichever thread comes first. */
    private record Shared(LegalTurns turns, PartialTurn begun, Game game, RuleSet rules) {
        static Shared of(RuleSet rules, String text) {
            Position position = rules.position(text);
            return new Shared(rules.legalTurns(position), rules.begin(position), Game.of(position), rules);
        }

        Position position() {
            return turns.position();
        }

        /** The questions, in no fixed order. */
        List<Supplier<Object>> questions() {
            Position position = position();
            // ordered turns that are many are gone through, so that each question ends soon
            boolean few = !rules.structure().isOrdered() || turns.countUpTo(WALKED) < WALKED;
            Supplier<Long> count = few ? turns::count : () -> turns.countUpTo(WALKED);
            return List.of(
                    count::get,
                    turns::isEmpty,
                    () -> turns.stream().limit(MOST_TURNS).map(Turn::toString).collect(Collectors.joining(" ")),
                    () -> turns.stream().limit(MOST_TURNS).allMatch(turns::contains),
                    () -> turns.isEmpty() ? "" : turns.at(count.get() - 1).toString(),
                    () -> turns.isEmpty() ? "" : turns.at(count.get() / 2).toString(),
                    () -> begun.next().toString(),
                    () -> begun.next().isEmpty()
                            ? ""
                            : begun.then(begun.next().get(0)).next().toString(),
                    () -> game.outcome(),
                    () -> rules.outcome(position),
                    () -> rules.isCheck(position),
                    () -> rules.isBoundByCheck(position),
                    () -> rules.threats(position).toString(),
                    position::toString,
                    position::hash,
                    position::hashCode,
                    () -> turns.stream()
                            .limit(5)
                            .map(turn -> rules.play(position, turn) + position.algebraic(turn))
                            .toList());
        }

        /** The answers in the order of the questions, asked in an order of one's own. */
        List<Object> answers(Random random) {
            List<Supplier<Object>> questions = questions();
            List<Integer> order = new ArrayList<>();
            List<Object> answers = new ArrayList<>();
            for (int i = 0; i < questions.size(); i++) {
                order.add(i);
                answers.add("");
            }
            Collections.shuffle(order, random);
            order.forEach(i -> answers.set(i, questions.get(i).get()));
            return answers;
        }
    }

    private static void shared(String id, int games, int length) throws Exception {
        for (int seed = 0; seed < games; seed++) {
            List<String> texts = RandomPlay.game(RuleSets.of(id), seed, length).stream()
                    .map(Position::toString)
                    .toList();
            List<List<Object>> alone = new ArrayList<>();
            for (String text : texts) {
                alone.add(Shared.of(RuleSets.of(id), text).answers(new Random(0)));
            }
            RuleSet rules = RuleSets.of(id);
            List<Shared> all =
                    texts.stream().map(text -> Shared.of(rules, text)).toList();
            CyclicBarrier together = new CyclicBarrier(THREADS);
            List<Future<List<List<Object>>>> futures = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                Random random = new Random(i);
                futures.add(executor.submit(() -> {
                    List<List<Object>> answers = new ArrayList<>();
                    for (Shared one : all) {
                        together.await();
                        answers.add(one.answers(random));
                    }
                    return answers;
                }));
            }
            for (Future<List<List<Object>>> future : futures) {
                assertThat(future.get()).isEqualTo(alone);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void threadsThatShareGetTheAnswersOfOne(String id) throws Exception {
        shared(id, 1, Budget.of(3, 4));
    }

    /** Rule sets are found, made and compared, and trees counted, on all threads at once. */
    @ParameterizedTest
    @MethodSource("ids")
    void ruleSetsAreMadeByManyThreads(String id) throws Exception {
        RuleSet alone = RuleSets.of(id);
        int depth = alone.legalTurns(alone.initialPosition()).size() < 1000 ? 2 : 1;
        long count = Perft.count(alone.initialPosition(), depth);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Future<Long>> futures = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int threads = 1 + i % 2;
            futures.add(executor.submit(() -> {
                together.await();
                RuleSet rules = RuleSets.of(id);
                assertThat(rules).isEqualTo(alone).hasSameHashCodeAs(alone);
                return Perft.of(rules.initialPosition()).threads(threads).count(depth);
            }));
        }
        for (Future<Long> future : futures) {
            assertThat(future.get()).isEqualTo(count);
        }
    }
}
