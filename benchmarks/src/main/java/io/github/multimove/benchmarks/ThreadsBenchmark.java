package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.util.Objects;
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

/** How much faster is perft on two threads than on one? Two-Prong Chess, depth 4 from the array. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@State(Scope.Benchmark)
public class ThreadsBenchmark {
    /** How many threads count. */
    @Param({"1", "2"})
    public int threads;

    private Position position;

    /** Makes the position. */
    @Setup
    public void read() {
        position = RuleSets.of("two-prong").initialPosition();
    }

    /** How long does it take to count the tree? */
    @Benchmark
    public long perft() {
        long count = Perft.of(position).threads(threads).count(4);
        Positions.require(Objects.requireNonNull(PerftBenchmark.COUNTS.get("two-prong start 4")), count);
        return count;
    }
}
