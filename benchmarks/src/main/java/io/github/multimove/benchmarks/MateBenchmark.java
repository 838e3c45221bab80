package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What does it cost to decide mate in Two-Prong Chess, and to count the turns of the same positions? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class MateBenchmark {
    /** The positions: in check and not mated, or mated or stalemated. */
    @Param({"check", "end"})
    public String positions = "";

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private RuleSet rules;
    private List<Position> round = List.of();
    private long mates;
    private long turns;

    /** Makes the round and, on the reference generator, its answers. */
    @Setup
    public void round() {
        RuleSet fast = Positions.rules("two-prong", "fast");
        rules = Positions.rules("two-prong", path);
        List<Position> found = positions.equals("check")
                ? Positions.round(fast, p -> fast.isCheck(p) && !fast.isCheckmate(p), Positions.BUSY)
                : Positions.round(
                        fast,
                        p -> fast.legalTurns(p).isEmpty()
                                && !fast.legalTurns(p).iterator().hasNext(),
                        "6k1/5ppp/8/8/8/8/8/QR2R1K1 w - - 0 2",
                        "7k/8/8/8/8/8/2QQ4/K7 w - - 0 2");
        round = Positions.under(rules, found);
        RuleSet plain = Reference.of(fast);
        for (Position position : Positions.under(plain, found)) {
            mates += plain.isCheckmate(position) ? 1 : 0;
            turns += plain.legalTurns(position).count();
        }
    }

    /** How long does it take to decide whether a position is mate? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long isCheckmate() {
        return Positions.sum(mates, round, position -> rules.isCheckmate(position) ? 1 : 0);
    }

    /** How long does it take to count the turns of the same positions? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long size() {
        return Positions.sum(
                turns, round, position -> rules.legalTurns(position).size());
    }
}
