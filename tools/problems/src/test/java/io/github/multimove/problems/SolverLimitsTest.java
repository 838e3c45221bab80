package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSets;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Memory and interruption. */
@Isolated
class SolverLimitsTest {
    private static final String PLACEMENT = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R";

    private static final long MOST_SECONDS = 30;

    /** What a process of its own does, with a table that would not fit. */
    static final class Small {
        private Small() {}

        public static void main(String[] args) {
            Problem problem = Problem.of(Orthodox.rules(), PLACEMENT, "h#2");
            System.out.println(Solver.of(problem)
                    .tableEntries(Solver.MAX_TABLE_ENTRIES)
                    .solve()
                    .count());
        }
    }

    /** Where a class is: with modules, tests are neither on the class path nor a module of their own. */
    private static String location(Class<?> type) {
        return Path.of(URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString()))
                .toString();
    }

    @Test
    void the_memory_of_the_virtual_machine_is_enough_for_any_table() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx40m",
                        "-cp",
                        String.join(
                                File.pathSeparator,
                                System.getProperty("java.class.path"),
                                System.getProperty("jdk.module.path", ""),
                                location(Solver.class),
                                location(Small.class)),
                        Small.class.getName())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        Problem problem = Problem.of(Orthodox.rules(), PLACEMENT, "h#2");
        assertThat(out.strip())
                .isEqualTo(String.valueOf(Solver.of(problem).solve().count()));
    }

    /** Without a time: what answers interruption does so within milliseconds, these problems take minutes and more. */
    @ParameterizedTest
    @ValueSource(strings = {"#6", "s#4", "hr#4", "ser-#12", "ser-s#6", "pser-h#6", "dia9"})
    void solving_ends_when_it_is_interrupted(String stipulation) throws Exception {
        Solver solver = Solver.of(Problem.of(Orthodox.rules(), PLACEMENT, stipulation));
        CountDownLatch told = new CountDownLatch(1);
        FutureTask<Solution> solving = new FutureTask<>(
                () -> solver.listener(progress -> told.countDown()).solve());
        Thread thread = new Thread(solving);
        thread.start();
        assertThat(told.await(MOST_SECONDS, TimeUnit.SECONDS)).isTrue();
        thread.interrupt();
        assertThatThrownBy(() -> solving.get(MOST_SECONDS, TimeUnit.SECONDS))
                .hasCauseInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @CsvSource({"progressive[form=italian], #1, 4", "orthodox, ser-#7, 1"})
    void a_search_for_the_mates_of_a_long_turn_tells_what_it_tries(String id, String stipulation, int turn) {
        String position = "r6r/pppk1pp1/2n5/7p/3b4/4p3/PPPK2PP/RN3BNR w - - 0 " + turn + " ";
        Thread solving = Thread.currentThread();
        Solver solver = Solver.of(Problem.of(RuleSets.of(id), position + stipulation))
                .listener(progress -> {
                    if (progress.positions() > 100 && progress.trying().matches("[KBNR]?[a-h]?x?[a-h][1-8]")) {
                        solving.interrupt();
                    }
                });

        assertThatThrownBy(solver::solve).isInstanceOf(CancellationException.class);

        assertThat(Thread.interrupted()).isTrue();
    }
}
