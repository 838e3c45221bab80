package io.github.multimove.benchmarks;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs all benchmarks, or those whose names match the arguments, and prints one table: time and bytes an operation, and
 * where both paths were measured how many times faster the fast one is.
 */
public final class Table {
    private Table() {}

    /**
     * Runs the benchmarks.
     *
     * @param args regular expressions of benchmark names; none for all
     * @throws RunnerException if JMH cannot run them
     */
    public static void main(String[] args) throws RunnerException {
        ChainedOptionsBuilder options =
                new OptionsBuilder().addProfiler(GCProfiler.class).shouldFailOnError(true);
        for (String arg : args) {
            options.include(arg);
        }
        if (args.length == 0) {
            options.include("io.github.multimove.benchmarks");
        }
        print(new Runner(options.build()).run());
    }

    private static void print(Collection<RunResult> results) {
        Map<String, Double> plain = new LinkedHashMap<>();
        for (RunResult result : results) {
            if ("plain".equals(result.getParams().getParam("path"))) {
                plain.put(name(result.getParams()), result.getPrimaryResult().getScore());
            }
        }
        System.out.printf(
                "%n%-62s %16s %10s %14s %9s %12s%n",
                "question", "an operation", "error", "bytes", "x plain", "M turns/s");
        for (RunResult result : results) {
            Result<?> primary = result.getPrimaryResult();
            Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
            boolean fast = "fast".equals(result.getParams().getParam("path"));
            Double slow = fast ? plain.get(name(result.getParams())) : null;
            String path = result.getParams().getParam("path");
            System.out.printf(
                    "%-62s %10.1f %s %9.0f%% %14s %9s %12s%n",
                    name(result.getParams()) + (path == null ? "" : " " + path),
                    primary.getScore(),
                    primary.getScoreUnit(),
                    100 * primary.getScoreError() / primary.getScore(),
                    bytes == null ? "" : String.format("%.0f", bytes.getScore()),
                    slow == null ? "" : String.format("%.1f", slow / primary.getScore()),
                    rate(result.getParams().getParam("tree"), primary));
        }
    }

    /** The leaves of a tree counted in a microsecond, which is what its benchmarks measure in. */
    private static String rate(@Nullable String tree, Result<?> micros) {
        Long turns = tree == null ? null : PerftBenchmark.COUNTS.get(tree);
        return turns == null ? "" : String.format("%.0f", turns / micros.getScore());
    }

    private static String name(BenchmarkParams params) {
        String name = params.getBenchmark();
        String question = name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1);
        return question.replace("Benchmark", "")
                + params.getParamsKeys().stream()
                        .filter(key -> !key.equals("path"))
                        .map(key -> " " + params.getParam(key))
                        .collect(Collectors.joining());
    }
}
