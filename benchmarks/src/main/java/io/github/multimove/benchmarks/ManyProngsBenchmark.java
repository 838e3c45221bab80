package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What do millions of turns cost that no one lists? Four-Prong Dragonchess, the array once the opening rule is over. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@State(Scope.Benchmark)
public class ManyProngsBenchmark {
    private static final long TURNS = 1_957_130;

    private RuleSet rules;
    private Position position;

    /** Makes the position. */
    @Setup
    public void read() {
        rules = RuleSets.of("two-prong[base=dragonchess,prongs=4]");
        String array = rules.initialPosition().toString();
        position = rules.position(array.substring(0, array.lastIndexOf(' ')) + " 2");
        Positions.require(TURNS, rules.legalTurns(position).count());
    }

    /** How long does it take to count them? */
    @Benchmark
    public long count() {
        long count = rules.legalTurns(position).count();
        Positions.require(TURNS, count);
        return count;
    }

    /** How long does it take to decide that there is one? */
    @Benchmark
    public boolean isEmpty() {
        boolean empty = rules.legalTurns(position).isEmpty();
        Positions.require(0, empty ? 1 : 0);
        return empty;
    }

    /** How long does it take to decide that it is no mate? */
    @Benchmark
    public boolean isCheckmate() {
        boolean mate = rules.isCheckmate(position);
        Positions.require(0, mate ? 1 : 0);
        return mate;
    }
}
