package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
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

/** How long does it take to write and to read a position, as bytes and as text? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class BytesBenchmark {
    private static final int DRAWN = 256;

    /** The rule set. */
    @Param({"orthodox", "twins", "dragonchess"})
    public String id = "orthodox";

    private RuleSet rules = RuleSets.of("orthodox");
    private final List<Position> positions = new ArrayList<>();
    private final List<byte[]> bytes = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private long hashes;

    /** Plays at random, beginning again when a game ends. */
    @Setup
    public void play() {
        rules = RuleSets.of(id);
        Random random = new Random(1);
        Position now = rules.initialPosition();
        while (positions.size() < DRAWN) {
            now = now.legalTurns().isEmpty()
                    ? rules.initialPosition()
                    : now.play(now.legalTurns().uniform(random));
            positions.add(now);
            bytes.add(now.toBytes());
            texts.add(now.toString());
            hashes += now.hash();
        }
    }

    /** How long does it take to write bytes? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public int write() {
        int sum = 0;
        for (Position position : positions) {
            sum += position.toBytes().length;
        }
        return sum;
    }

    /** How long does it take to read bytes without validation? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long readUnchecked() {
        return Positions.sum(hashes, bytes, one -> rules.positionUnchecked(one).hash());
    }

    /** How long does it take to read bytes with validation? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long read() {
        return Positions.sum(hashes, bytes, one -> rules.position(one).hash());
    }

    /** How long does it take to write text? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public int writeText() {
        int sum = 0;
        for (Position position : positions) {
            sum += position.toString().length();
        }
        return sum;
    }

    /** How long does it take to read text? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long readText() {
        return Positions.sum(hashes, texts, text -> rules.position(text).hash());
    }
}
