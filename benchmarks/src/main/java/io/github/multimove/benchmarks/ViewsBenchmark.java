package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
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

/** What does it cost to count the turns that give check and those that mate, beside counting and playing all turns? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class ViewsBenchmark {
    /** The rule set. */
    @Param({"two-prong", "orthodox"})
    public String id = "";

    private List<Position> round = List.of();
    private long turns;
    private long checks;
    private long mates;

    /** Makes the round and finds its answers by playing every turn. */
    @Setup
    public void round() {
        RuleSet rules = Positions.rules(id, "fast");
        round = Positions.round(rules, p -> p.outcome().isEmpty(), Positions.KINGS_PAWNS, Positions.OPEN_CENTRE);
        for (Position position : round) {
            for (Turn turn : position.legalTurns()) {
                Position next = rules.play(position, turn);
                turns++;
                checks += next.isCheck() ? 1 : 0;
                mates += next.isCheckmate() ? 1 : 0;
            }
        }
    }

    /** How long does it take to count the turns? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long count() {
        return Positions.sum(turns, round, position -> position.legalTurns().count());
    }

    /** How long does it take to count the turns that give check? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long countChecks() {
        return Positions.sum(
                checks, round, position -> position.legalTurns().givingCheck().count());
    }

    /** How long does it take to count the turns that mate? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long countMates() {
        return Positions.sum(
                mates, round, position -> position.legalTurns().mating().count());
    }

    /** How long does it take to count the turns that mate by playing each? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long playEach() {
        long sum = 0;
        for (Position position : round) {
            RuleSet rules = position.ruleSet();
            for (Turn turn : position.legalTurns()) {
                sum += rules.isCheckmate(rules.playUnchecked(position, turn)) ? 1 : 0;
            }
        }
        Positions.require(mates, sum);
        return sum;
    }

    /** How long does it take to play each turn and ask nothing? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long playAlone() {
        long sum = 0;
        for (Position position : round) {
            RuleSet rules = position.ruleSet();
            for (Turn turn : position.legalTurns()) {
                sum += rules.playUnchecked(position, turn).halfTurnClock() >= 0 ? 1 : 0;
            }
        }
        Positions.require(turns, sum);
        return sum;
    }
}
