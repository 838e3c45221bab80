package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * Compares the speed of orthodox and Two-Prong Chess in a fresh virtual machine with that in one where eleven other games have been
 * played: what compilers assume of one game does not hold for the next. Each round has one process of either kind; the medians of
 * the rounds are printed. Time is that of the thread, after the compilers have had time to catch up.
 */
public final class AfterOtherGames {
    private static final List<String> OTHERS = List.of(
            "grand",
            "double-king",
            "raumschach",
            "dragonchess",
            "twins",
            "twinmove",
            "geminus",
            "marseillais",
            "monster",
            "duck",
            "avalanche");
    private static final int GAMES = 40;
    private static final int TURNS = 60;
    private static final int COUNTED = 2_000;
    private static final long WARMING_NANOS = 3_000_000_000L;
    private static final long MEASURED_NANOS = 2_000_000_000L;
    private static final int ROUNDS = 5;

    private AfterOtherGames() {}

    /**
     * Runs the comparison, or one of its processes.
     *
     * @param args nothing, or {@code fresh} or {@code after}
     * @throws IOException if a process cannot be started
     * @throws InterruptedException if interrupted while waiting
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length > 0) {
            if (args[0].equals("after")) {
                OTHERS.forEach(AfterOtherGames::play);
            }
            Map<String, LongSupplier> questions = questions();
            questions.values().forEach(question -> rate(question, WARMING_NANOS));
            questions.forEach((name, question) -> System.out.println(name + "\t" + rate(question, MEASURED_NANOS)));
            return;
        }
        Map<String, List<Double>> fresh = new LinkedHashMap<>();
        Map<String, List<Double>> after = new LinkedHashMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            read(Processes.start(AfterOtherGames.class, "fresh"), fresh);
            read(Processes.start(AfterOtherGames.class, "after"), after);
        }
        fresh.forEach((name, rates) -> {
            double alone = median(rates);
            double later = median(after.getOrDefault(name, List.of()));
            System.out.printf(
                    "%-24s fresh %9.2f M/s, after other games %9.2f M/s, %.2f%n", name, alone, later, later / alone);
        });
    }

    private static void read(Process process, Map<String, List<Double>> into) throws IOException, InterruptedException {
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                String[] parts = line.split("\t", -1);
                into.computeIfAbsent(parts[0], name -> new ArrayList<>()).add(Double.parseDouble(parts[1]));
            }
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException("expected a process to end well, found exit code " + process.exitValue());
        }
    }

    private static double median(List<Double> rates) {
        return rates.stream().sorted().skip(rates.size() / 2).findFirst().orElseThrow();
    }

    private static void play(String id) {
        RuleSet rules = RuleSets.of(id);
        SplittableRandom random = new SplittableRandom(1);
        for (int game = 0; game < GAMES; game++) {
            Position position = rules.initialPosition();
            for (int i = 0; i < TURNS && !position.legalTurns().isEmpty(); i++) {
                position.legalTurns().countUpTo(COUNTED);
                rules.isCheck(position);
                rules.outcome(position);
                position = rules.play(position, position.legalTurns().sample(random));
            }
        }
    }

    /** By name what is asked, each returning how many operations it was. */
    private static Map<String, LongSupplier> questions() {
        RuleSet orthodox = RuleSets.of("orthodox");
        RuleSet prongs = RuleSets.of("two-prong");
        Position start = prongs.initialPosition();
        Position busy = prongs.position(Positions.BUSY);
        List<Position> round = Positions.round(prongs, Positions.KINGS_PAWNS, Positions.OPEN_CENTRE);
        Map<String, LongSupplier> all = new LinkedHashMap<>();
        all.put("orthodox bulk 5", () -> Perft.count(orthodox.initialPosition(), 5));
        all.put("orthodox leaves 4", () -> LeavesBenchmark.unchecked(orthodox, orthodox.initialPosition(), 4));
        all.put("two-prong bulk 3", () -> Perft.count(start, 3));
        all.put("two-prong bulk busy 2", () -> Perft.count(busy, 2));
        all.put("two-prong leaves busy 2", () -> LeavesBenchmark.unchecked(prongs, busy, 2));
        all.put("count", () -> each(round, position -> position.legalTurns().count()));
        all.put("isCheck", () -> each(round, position -> prongs.isCheck(position) ? 2 : 1));
        all.put("isCheckmate", () -> each(round, position -> prongs.isCheckmate(position) ? 2 : 1));
        all.put("iterate, play, hash", () -> hashed(busy));
        return all;
    }

    private static long each(List<Position> round, java.util.function.ToLongFunction<Position> question) {
        long sum = 0;
        for (Position position : round) {
            sum += question.applyAsLong(position);
        }
        return use(sum, round.size());
    }

    private static long hashed(Position position) {
        long sum = 0;
        long n = 0;
        for (Turn turn : position.legalTurns()) {
            sum ^= position.ruleSet().playUnchecked(position, turn).hash();
            n++;
        }
        return use(sum, n);
    }

    /** The number, once the answers were looked at. */
    private static long use(long answers, long number) {
        if (answers == Long.MIN_VALUE) {
            throw new IllegalStateException("expected another sum of answers");
        }
        return number;
    }

    /** Million operations a second, the best of many. */
    private static double rate(LongSupplier question, long nanos) {
        var thread = ManagementFactory.getThreadMXBean();
        double best = 0;
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < nanos) {
            long start = thread.getCurrentThreadCpuTime();
            long operations = 0;
            while (thread.getCurrentThreadCpuTime() - start < 10_000_000) {
                operations += question.getAsLong();
            }
            best = Math.max(best, operations * 1e3 / (thread.getCurrentThreadCpuTime() - start));
        }
        return best;
    }
}
