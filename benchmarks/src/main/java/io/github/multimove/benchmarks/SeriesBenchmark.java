package io.github.multimove.benchmarks;

import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
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
 * What do the turns of ordered games cost? One operation is one position of a round of random games, drawn from the array
 * on; the answers are the reference generator's.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class SeriesBenchmark {
    private static final int ROUND = 32;
    private static final int PLIES = 16;
    private static final int FIRST = 20;

    /** Which path answers. */
    @Param({"fast", "plain"})
    public String path = "";

    /** The rule set. */
    @Param({
        "marseillais",
        "doublemove",
        "monster",
        "extra-move",
        "two-move",
        "two-fisted",
        "bennekom",
        "accelerated",
        "triplets",
        "avalanche",
        "duck"
    })
    public String id = "";

    private RuleSet rules;
    private List<Position> round = List.of();
    private final List<Turn> turns = new ArrayList<>();
    private long count;
    private long first;
    private long decided;
    private long hashes;
    private long offers;

    /** Makes the round and, on the reference generator, its answers. */
    @Setup
    public void round() {
        rules = Positions.rules(id, path);
        RuleSet fast = Positions.rules(id, "fast");
        RuleSet plain = Reference.of(fast);
        SplittableRandom random = new SplittableRandom(1);
        List<Position> found = new ArrayList<>();
        while (found.size() < ROUND) {
            Position now = fast.initialPosition();
            for (int i = 0; i < PLIES && !fast.legalTurns(now).isEmpty(); i++) {
                Turn turn = fast.legalTurns(now).sample(random);
                if (i >= PLIES / 2 && found.size() < ROUND) {
                    found.add(now);
                    turns.add(turn);
                }
                now = fast.play(now, turn);
            }
        }
        round = Positions.under(rules, found);
        for (int i = 0; i < ROUND; i++) {
            Position position = Positions.under(plain, found).get(i);
            count += plain.legalTurns(position).count();
            first += plain.legalTurns(position).stream().limit(FIRST).count();
            decided += decisions(plain, position);
            hashes += plain.play(
                            position, plain.parseTurn(position, turns.get(i).toString()))
                    .hash();
            offers += offers(plain, position);
        }
    }

    private static int decisions(RuleSet rules, Position position) {
        return (rules.isCheck(position) ? 1 : 0)
                + (rules.legalTurns(position).isEmpty() ? 2 : 0)
                + (rules.outcome(position).isPresent() ? 4 : 0);
    }

    private static int offers(RuleSet rules, Position position) {
        PartialTurn begun = rules.begin(position);
        return begun.next().size() + begun.then(begun.next().get(0)).next().size();
    }

    /** How long does it take to count the turns? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long count() {
        return Positions.sum(
                count, round, position -> rules.legalTurns(position).count());
    }

    /** How long does it take to list the first twenty turns? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long listFirst() {
        long sum = 0;
        for (Position position : round) {
            int left = FIRST;
            for (Turn turn : rules.legalTurns(position)) {
                sum += turn.subMoves().isEmpty() ? 0 : 1;
                if (--left == 0) {
                    break;
                }
            }
        }
        Positions.require(first, sum);
        return sum;
    }

    /** How long does it take to tell whether the side to move is in check, has no turn, and how the game has ended? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long decide() {
        return Positions.sum(decided, round, position -> decisions(rules, position));
    }

    /** How long does it take to play a turn? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long play() {
        long sum = 0;
        for (int i = 0; i < ROUND; i++) {
            sum += rules.play(round.get(i), turns.get(i)).hash();
        }
        Positions.require(hashes, sum);
        return sum;
    }

    /** How long does it take to learn what a turn may begin with, and what may follow the first of that? */
    @Benchmark
    @OperationsPerInvocation(ROUND)
    public long partialTurn() {
        return Positions.sum(offers, round, position -> offers(rules, position));
    }
}
