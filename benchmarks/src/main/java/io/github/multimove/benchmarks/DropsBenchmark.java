package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.util.Random;
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

/** What do the 44,468 first turns of Geminus Chess, two drops each, cost? One operation is the initial position. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class DropsBenchmark {
    private static final long FIRST_DROPS = 44_468;

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private final Random random = new Random(2);
    private RuleSet rules;
    private Position array;

    /** Makes the position. */
    @Setup
    public void array() {
        rules = Positions.rules("geminus", path);
        array = rules.initialPosition();
    }

    /** How long does it take to count them? */
    @Benchmark
    public long count() {
        long count = rules.legalTurns(array).count();
        Positions.require(FIRST_DROPS, count);
        return count;
    }

    /** How long does it take to draw one of them? */
    @Benchmark
    public int uniform() {
        int subMoves = rules.legalTurns(array).uniform(random).subMoves().size();
        Positions.require(2, subMoves);
        return subMoves;
    }
}
