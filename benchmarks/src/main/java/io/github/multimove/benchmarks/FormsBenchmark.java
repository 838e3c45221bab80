package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What does the algebraic form of a turn of Two-Prong Chess cost, all 960 of a position together and one by one? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@State(Scope.Benchmark)
public class FormsBenchmark {
    private static final int TURNS = 960;

    private Position position;
    private long letters;

    /** Makes the position and writes each turn. */
    @Setup
    public void read() {
        RuleSet rules = Positions.rules("two-prong", "fast");
        position = rules.position(Positions.BUSY);
        Positions.require(TURNS, position.legalTurns().count());
        for (Turn turn : position.legalTurns()) {
            letters += position.algebraic(turn).length();
        }
    }

    /** How long does a turn take when all are written together? */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long together() {
        long sum = position.legalTurns().algebraic().mapToLong(String::length).sum();
        Positions.require(letters, sum);
        return sum;
    }

    /** How long does a turn take by itself? */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long each() {
        long sum = 0;
        for (Turn turn : position.legalTurns()) {
            sum += position.algebraic(turn).length();
        }
        Positions.require(letters, sum);
        return sum;
    }
}
