package io.github.multimove.benchmarks;

import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
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

/**
 * How long does a graphical board wait for the sub-moves that a player may enter? One operation is one position of a round
 * of a hundred.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class PartialTurnBenchmark {
    private static final int ROUND = 100;

    /** The rule set. */
    @Param({
        "two-prong",
        "twinmove",
        "twinmove[pawn-move=optional]",
        "geminus",
        "twins",
        "twins[bond=separated]",
        "twins[order=sequential]",
        "twins[sharing=true]"
    })
    public String id = "";

    /** The positions: any after a middlegame, or those of them in check and not mated. */
    @Param({"busy", "check"})
    public String positions = "";

    private RuleSet rules;
    private List<Position> round = List.of();
    private long firsts;
    private long seconds;

    /** Makes the round and, on the reference generator, its answers. */
    @Setup
    public void round() {
        rules = Positions.rules(id, "fast");
        boolean checks = positions.equals("check");
        // only the game of drops begins with all pieces in hand, whose busiest positions are its first
        String[] texts = rules.initialPosition().hand(Side.WHITE).isEmpty()
                ? new String[] {Positions.BUSY, Positions.OPEN_CENTRE}
                : new String[] {rules.initialPosition().toString()};
        round = Positions.round(rules, p -> !rules.legalTurns(p).isEmpty() && (!checks || rules.isCheck(p)), texts)
                .subList(0, ROUND);
        RuleSet plain = Reference.of(rules);
        for (Position position : Positions.under(plain, round)) {
            PartialTurn begun = plain.begin(position);
            firsts += begun.next().size();
            seconds += begun.then(last(begun)).next().size();
        }
    }

    private static SubMove last(PartialTurn turn) {
        return turn.next().get(turn.next().size() - 1);
    }

    /** How long does it take to learn which sub-moves a turn may begin with? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long first() {
        return Positions.sum(
                firsts, round, position -> rules.begin(position).next().size());
    }

    /** How long does it take to learn that, to enter one of them, and to learn which may follow it? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long firstAndSecond() {
        long sum = 0;
        for (Position position : round) {
            PartialTurn begun = rules.begin(position);
            sum += begun.then(last(begun)).next().size();
        }
        Positions.require(seconds, sum);
        return sum;
    }
}
