package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.util.List;
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

/**
 * What do turns of a pawn half and a piece half cost in Twinmove Chess, and the 44,468 first turns of Geminus Chess? One
 * operation is one position of a round of a thousand, or the initial position of Geminus Chess.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class HalvesBenchmark {
    private static final long FIRST_DROPS = 44_468;

    /** The duty to move a pawn. */
    @Param({"twinmove", "twinmove[pawn-move=optional]"})
    public String id = "";

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private final Random random = new Random(2);
    private RuleSet rules;
    private RuleSet drops;
    private Position array;
    private List<Position> positions = List.of();
    private long turns;
    private long checks;
    private long mates;

    /** Makes the round and, on the plain path, its answers. */
    @Setup
    public void round() {
        RuleSet fast = Positions.rules(id, "fast");
        RuleSet plain = Positions.rules(id, "plain");
        rules = Positions.rules(id, path);
        List<Position> round =
                Positions.round(fast, p -> fast.outcome(p).isEmpty(), Positions.KINGS_PAWNS, Positions.OPEN_CENTRE);
        positions = Positions.under(rules, round);
        for (Position position : Positions.under(plain, round)) {
            turns += plain.legalTurns(position).count();
            checks += plain.isCheck(position) ? 1 : 0;
            mates += plain.isCheckmate(position) ? 1 : 0;
        }
        drops = Positions.rules("geminus", path);
        array = drops.initialPosition();
    }

    /** How long does it take to count the turns of a position? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long count() {
        long sum = 0;
        for (Position position : positions) {
            sum += rules.legalTurns(position).count();
        }
        Positions.require(turns, sum);
        return sum;
    }

    /** How long does it take to decide check, the pawn half included? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long isCheck() {
        long sum = 0;
        for (Position position : positions) {
            sum += rules.isCheck(position) ? 1 : 0;
        }
        Positions.require(checks, sum);
        return sum;
    }

    /** How long does it take to decide whether every turn loses the king? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long isCheckmate() {
        long sum = 0;
        for (Position position : positions) {
            sum += rules.isCheckmate(position) ? 1 : 0;
        }
        Positions.require(mates, sum);
        return sum;
    }

    /** How long does it take to count the first turns of Geminus Chess? */
    @Benchmark
    public long countDrops() {
        long count = drops.legalTurns(array).count();
        Positions.require(FIRST_DROPS, count);
        return count;
    }

    /** How long does it take to draw one of the first turns of Geminus Chess? */
    @Benchmark
    public int uniformDrops() {
        int subMoves = drops.legalTurns(array).uniform(random).subMoves().size();
        Positions.require(2, subMoves);
        return subMoves;
    }
}
