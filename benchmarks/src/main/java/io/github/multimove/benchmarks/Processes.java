package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Compares perft on two threads with two processes of one thread each, run at the same time: what sharing one heap costs.
 * JMH measures one process, so this is a program of its own; rounds alternate, and the median ratio is printed.
 */
public final class Processes {
    private static final String TREE = "two-prong start 4";
    private static final long WARMING_NANOS = 8_000_000_000L;
    private static final long MEASURED_NANOS = 8_000_000_000L;
    private static final int ROUNDS = 5;

    private Processes() {}

    /**
     * Runs the comparison, or one of its processes.
     *
     * @param args nothing, or the number of threads of a process
     * @throws IOException if a process cannot be started
     * @throws InterruptedException if interrupted while waiting
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length > 0) {
            System.out.println(rate(Integer.parseInt(args[0])));
            return;
        }
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            double threads = sum(List.of(start(Processes.class, "2")));
            double processes = sum(List.of(start(Processes.class, "1"), start(Processes.class, "1")));
            ratios.add(threads / processes);
            System.out.printf(
                    "two threads %.0f M turns/s, two processes %.0f M turns/s, ratio %.2f%n",
                    threads / 1e6, processes / 1e6, threads / processes);
        }
        ratios.sort(null);
        System.out.printf("median ratio %.2f%n", ratios.get(ROUNDS / 2));
    }

    /** Starts a program of this jar in a process of its own. */
    static Process start(Class<?> program, String argument) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), program.getName(), argument)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static double sum(List<Process> processes) throws InterruptedException {
        double sum = 0;
        for (Process process : processes) {
            try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
                sum += Double.parseDouble(Objects.requireNonNull(out.readLine(), "a process said nothing"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            process.waitFor();
        }
        return sum;
    }

    /** Turns counted in a second, after warming up. */
    private static double rate(int threads) {
        Position position = RuleSets.of("two-prong").initialPosition();
        long expected = Objects.requireNonNull(PerftBenchmark.COUNTS.get(TREE));
        long start = System.nanoTime();
        while (System.nanoTime() - start < WARMING_NANOS) {
            count(position, threads, expected);
        }
        long begin = System.nanoTime();
        long turns = 0;
        while (System.nanoTime() - begin < MEASURED_NANOS) {
            turns += count(position, threads, expected);
        }
        return turns * 1e9 / (System.nanoTime() - begin);
    }

    private static long count(Position position, int threads, long expected) {
        long count = Perft.of(position).threads(threads).count(4);
        Positions.require(expected, count);
        return count;
    }
}
