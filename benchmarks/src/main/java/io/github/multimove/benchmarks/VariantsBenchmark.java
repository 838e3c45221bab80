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

/** What does it cost to count the turns of a position of each game? Forty positions of random games a round. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@State(Scope.Benchmark)
public class VariantsBenchmark {
    private static final int ROUND = 40;

    /** The rule set. */
    @Param({
        "orthodox",
        "grand",
        "double-king",
        "raumschach",
        "dragonchess",
        "two-prong",
        "two-prong[collision=true]",
        "two-prong[prongs=3]",
        "two-prong[base=grand]",
        "two-prong[base=double-king]",
        "two-prong[base=raumschach]",
        "two-prong[base=dragonchess]",
        "twinmove",
        "twinmove[pawn-move=optional]",
        "geminus",
        "twins"
    })
    public String id = "";

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private RuleSet rules;
    private List<Position> positions = List.of();
    private long turns;

    /** Makes the round and, on the reference generator, its answer. */
    @Setup
    public void round() {
        rules = Positions.rules(id, path);
        RuleSet fast = Positions.rules(id, "fast");
        List<Position> found =
                Positions.round(fast, fast.initialPosition().toString()).subList(0, ROUND);
        positions = Positions.under(rules, found);
        RuleSet plain = Reference.of(fast);
        for (Position position : Positions.under(plain, found)) {
            turns += plain.legalTurns(position).count();
        }
    }

    /** How long does it take to count the turns of a position? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long count() {
        return Positions.sum(
                turns, positions, position -> rules.legalTurns(position).count());
    }
}
