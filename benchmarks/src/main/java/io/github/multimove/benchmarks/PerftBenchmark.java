package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.perft.Perft;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long does a bulk perft take? The table divides by the count. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class PerftBenchmark {
    static final Map<String, Long> COUNTS = Map.of(
            "two-prong start 3", 959_843L,
            "two-prong start 4", 271_072_008L,
            "two-prong kings-pawns 2", 279_509L,
            "two-prong open-centre 2", 386_180L,
            "orthodox start 4", 197_281L,
            "orthodox busy 3", 97_862L,
            "orthodox start 5", 4_865_609L,
            "orthodox busy 4", 4_085_603L,
            "grand start 4", 15_921_643L,
            "double-king start 4", 936_753L);

    /** Rule set, position and depth. */
    @Param({
        "two-prong start 3",
        "two-prong kings-pawns 2",
        "two-prong open-centre 2",
        "orthodox start 5",
        "orthodox busy 4",
        "grand start 4",
        "double-king start 4"
    })
    public String tree = "";

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private Position position;
    private int depth;
    private long expected;

    /** Reads the parameters. */
    @Setup
    public void read() {
        Positions.Tree read = Positions.tree(tree, path);
        position = read.position();
        depth = read.depth();
        expected = java.util.Objects.requireNonNull(COUNTS.get(tree));
    }

    /** How long does it take to count the tree? */
    @Benchmark
    public long perft() {
        long count = Perft.count(position, depth);
        Positions.require(expected, count);
        return count;
    }
}
