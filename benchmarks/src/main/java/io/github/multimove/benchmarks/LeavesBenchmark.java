package io.github.multimove.benchmarks;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
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

/** How long does a perft take that makes every leaf, checked and unchecked? The table divides by the count. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class LeavesBenchmark {
    /** Rule set, position and depth. */
    @Param({"two-prong start 3", "two-prong kings-pawns 2", "two-prong open-centre 2", "orthodox start 4"})
    public String tree = "";

    private RuleSet rules;
    private Position position;
    private int depth;
    private long expected;

    /** Reads the parameters. */
    @Setup
    public void read() {
        Positions.Tree read = Positions.tree(tree, "fast");
        position = read.position();
        rules = position.ruleSet();
        depth = read.depth();
        expected = Objects.requireNonNull(PerftBenchmark.COUNTS.get(tree));
    }

    /** How long does it take when turns just handed out are played unchecked? */
    @Benchmark
    public long playUnchecked() {
        long count = unchecked(rules, position, depth);
        Positions.require(expected, count);
        return count;
    }

    /** Makes every leaf of a tree of one turn or more, unchecked, and counts them. */
    static long unchecked(RuleSet rules, Position from, int turns) {
        LegalTurns legal = rules.legalTurns(from);
        long count = 0;
        for (Turn turn : legal) {
            Position next = rules.playUnchecked(from, turn);
            count += turns > 1 ? unchecked(rules, next, turns - 1) : isNext(from, next);
        }
        return count;
    }

    /** How long does it take when every turn is checked? */
    @Benchmark
    public long play() {
        long count = checked(position, depth);
        Positions.require(expected, count);
        return count;
    }

    private long checked(Position from, int turns) {
        LegalTurns legal = rules.legalTurns(from);
        long count = 0;
        for (Turn turn : legal) {
            Position next = rules.play(from, turn);
            count += turns > 1 ? checked(next, turns - 1) : isNext(from, next);
        }
        return count;
    }

    private static int isNext(Position from, Position next) {
        return next.side() == from.side() ? 0 : 1;
    }
}
