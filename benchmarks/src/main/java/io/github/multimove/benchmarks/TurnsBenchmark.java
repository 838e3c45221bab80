package io.github.multimove.benchmarks;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.ArrayList;
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
 * What do the legal turns of a position cost: counted, decided, gone through, tested, drawn, played? One operation is one
 * position of a round of a thousand (one turn for {@code play}); {@code list} is divided by the turns in the table.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
public class TurnsBenchmark {
    /** The rule set. */
    @Param({"two-prong", "orthodox", "twinmove", "twins"})
    public String id = "";

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    private RuleSet rules;
    private List<Position> positions = List.of();
    private final List<Turn> drawn = new ArrayList<>();
    private long turns;
    private long checks;
    private long mates;
    private long hashes;

    /** Makes the round and, on the reference generator, its answers. */
    @Setup
    public void round() {
        rules = Positions.rules(id, path);
        RuleSet plain = Positions.rules(id, "plain");
        RuleSet fast = Positions.rules(id, "fast");
        List<Position> round =
                Positions.round(fast, p -> fast.outcome(p).isEmpty(), Positions.KINGS_PAWNS, Positions.OPEN_CENTRE);
        positions = Positions.under(rules, round);
        Random random = new Random(1);
        for (int i = 0; i < round.size(); i++) {
            Position position = plain.position(round.get(i).toString());
            LegalTurns all = plain.legalTurns(position);
            turns += all.count();
            checks += plain.isCheck(position) ? 1 : 0;
            mates += plain.isCheckmate(position) ? 1 : 0;
            Turn turn = rules.legalTurns(positions.get(i)).uniform(random);
            drawn.add(turn);
            hashes += plain.play(position, plain.parseTurn(position, turn.toString()))
                    .hash();
        }
    }

    /** How long does it take to count the turns of a position? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long count() {
        return Positions.sum(
                turns, positions, position -> rules.legalTurns(position).size());
    }

    /** How long does it take to go through all turns of a position as objects? */
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

    /** How long does it take to have the first turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long first() {
        return Positions.sum(
                Positions.ROUND,
                positions,
                position -> rules.legalTurns(position).iterator().hasNext() ? 1 : 0);
    }

    /** How long does it take to decide that there is a turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long decide() {
        return Positions.sum(
                Positions.ROUND,
                positions,
                position -> rules.legalTurns(position).isEmpty() ? 0 : 1);
    }

    /** How long does it take to decide check? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long isCheck() {
        return Positions.sum(checks, positions, position -> rules.isCheck(position) ? 1 : 0);
    }

    /** How long does it take to decide mate? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long isCheckmate() {
        return Positions.sum(mates, positions, position -> rules.isCheckmate(position) ? 1 : 0);
    }

    /** How long does it take to test one turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long contains() {
        long sum = 0;
        for (int i = 0; i < Positions.ROUND; i++) {
            sum += rules.legalTurns(positions.get(i)).contains(drawn.get(i)) ? 1 : 0;
        }
        Positions.require(Positions.ROUND, sum);
        return sum;
    }

    /** How long does it take to play a turn that has just been handed out? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long playUnchecked() {
        long sum = 0;
        for (int i = 0; i < Positions.ROUND; i++) {
            sum += rules.playUnchecked(positions.get(i), drawn.get(i)).hash();
        }
        Positions.require(hashes, sum);
        return sum;
    }

    /** How long does it take to test and play a turn? */
    @Benchmark
    @OperationsPerInvocation(Positions.ROUND)
    public long play() {
        long sum = 0;
        for (int i = 0; i < Positions.ROUND; i++) {
            sum += rules.play(positions.get(i), drawn.get(i)).hash();
        }
        Positions.require(hashes, sum);
        return sum;
    }
}
