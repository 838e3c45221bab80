package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
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
 * What do turns of a pawn half and a piece half cost, and turns of siblings, counted, decided, tested and gone through?
 * One operation is one position of a round of a thousand.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class StructuresBenchmark {
    /** The rule set. */
    @Param({
        "twinmove",
        "twinmove[pawn-move=optional]",
        "twins",
        "twins[bond=separated]",
        "twins[bond=identical]",
        "twins[sharing=true]",
        "twins[order=sequential]",
        "twins[array=royal-queen]"
    })
    public String id = "";

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private RuleSet rules;
    private List<Position> positions = List.of();
    private List<Turn> chosen = List.of();
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
        Random random = new Random(2);
        chosen = positions.stream()
                .map(p -> Turn.of(rules.legalTurns(p).uniform(random).subMoves()))
                .toList();
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

    /** How long does it take to decide check? */
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

    /** How long does it take to decide mate? */
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

    /** How long does it take to decide whether there is a turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long decide() {
        long sum = 0;
        for (Position position : positions) {
            sum += rules.legalTurns(position).isEmpty() ? 0 : 1;
        }
        Positions.require(positions.size(), sum);
        return sum;
    }

    /** How long does it take to test one turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long contains() {
        long sum = 0;
        for (int i = 0; i < positions.size(); i++) {
            sum += rules.legalTurns(positions.get(i)).contains(chosen.get(i)) ? 1 : 0;
        }
        Positions.require(positions.size(), sum);
        return sum;
    }

    /** How long does it take to have the first turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long first() {
        long sum = 0;
        for (Position position : positions) {
            sum += rules.legalTurns(position).iterator().hasNext() ? 1 : 0;
        }
        Positions.require(positions.size(), sum);
        return sum;
    }

    /** How long does it take to go through the turns as objects? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long list() {
        long sum = 0;
        for (Position position : positions) {
            for (Turn turn : rules.legalTurns(position)) {
                sum += turn == null ? 0 : 1;
            }
        }
        Positions.require(turns, sum);
        return sum;
    }
}
