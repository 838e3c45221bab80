package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
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
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What does it cost to count, and to draw one of, the turns of N prongs in a busy middlegame without listing them? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@State(Scope.Benchmark)
public class ProngsBenchmark {
    private static final Map<Integer, Long> COUNTS =
            Map.of(2, 960L, 3, 11_339L, 4, 86_438L, 5, 451_784L, 6, 1_679_716L, 7, 4_559_865L, 8, 9_251_181L);

    /** The most pieces that move in a turn. */
    @Param({"2", "3", "4", "6", "8"})
    public int prongs;

    private RuleSet rules;
    private Position position;
    private final Random random = new Random(3);

    /** Makes the position. */
    @Setup
    public void read() {
        rules = RuleSets.of("two-prong[prongs=" + prongs + "]");
        position = rules.position(Positions.BUSY);
    }

    /** How long does it take to count the turns? */
    @Benchmark
    public long count() {
        long count = rules.legalTurns(position).count();
        Positions.require(Objects.requireNonNull(COUNTS.get(prongs)), count);
        return count;
    }

    /** How long does it take to draw a turn uniformly? */
    @Benchmark
    public int uniform() {
        List<?> subMoves = rules.legalTurns(position).uniform(random).subMoves();
        if (subMoves.isEmpty() || subMoves.size() > prongs) {
            throw new AssertionError("expected 1 to " + prongs + " sub-moves, found " + subMoves);
        }
        return subMoves.size();
    }
}
