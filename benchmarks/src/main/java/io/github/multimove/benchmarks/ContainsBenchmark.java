package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
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

/** Does the cost of testing one turn, or of having the first one, depend on how many turns there are? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class ContainsBenchmark {
    private static final int DRAWN = 64;
    private static final Map<Integer, String> POSITIONS = Map.of(
            20, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            3180, "7k/5p2/7p/3Q3R/2Q3B1/5R2/1NPPN3/R1B1KRB1 w - - 0 9");

    /** How many turns there are. */
    @Param({"20", "3180"})
    public int turns;

    private RuleSet rules;
    private Position position;
    private final List<Turn> drawn = new ArrayList<>();

    /** Reads the position and draws turns, made afresh from their texts. */
    @Setup
    public void read() {
        rules = RuleSets.of("two-prong");
        position = rules.position(Objects.requireNonNull(POSITIONS.get(turns)));
        Positions.require(turns, rules.legalTurns(position).count());
        Random random = new Random(5);
        for (int i = 0; i < DRAWN; i++) {
            String text = rules.legalTurns(position).uniform(random).toString();
            drawn.add(rules.parseTurn(position, text));
        }
    }

    /** How long does it take to test one turn? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long contains() {
        return Positions.sum(DRAWN, drawn, turn -> rules.legalTurns(position).contains(turn) ? 1 : 0);
    }

    /** How long does it take to have the first turn? */
    @Benchmark
    public Turn first() {
        return rules.legalTurns(position).iterator().next();
    }
}
